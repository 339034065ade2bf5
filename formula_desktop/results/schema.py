"""The tables of the results, version by version."""

from __future__ import annotations

APPLICATION = 0x466F4400
"""The application id in the database's header; its last byte repeats the version, so that a damaged
header is not mistaken for that of a newer program."""

MOST_VERSIONS = 255

# A moment is in seconds since 1970, UTC, in the years 1 to 9999. A level is NULL for a person.
_VERSION_1 = """
CREATE TABLE participants (
    key TEXT PRIMARY KEY NOT NULL,
    name TEXT NOT NULL,              -- '' for a computer level
    colour TEXT NOT NULL,
    picture TEXT NOT NULL,
    level TEXT CHECK (level IN ('beginner', 'easy', 'normal', 'hard', 'master')),
    created INTEGER NOT NULL CHECK (created BETWEEN -62135596800 AND 253402300799)
);
CREATE UNIQUE INDEX levels ON participants (level) WHERE level IS NOT NULL;
CREATE TABLE gone (                  -- keys that saved games may still have
    key TEXT PRIMARY KEY NOT NULL,
    heir TEXT REFERENCES participants (key) ON DELETE SET NULL  -- NULL for one removed
);
CREATE INDEX heirs ON gone (heir);
CREATE TABLE games (
    id INTEGER PRIMARY KEY NOT NULL, -- in the order of entering
    key TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    started INTEGER NOT NULL CHECK (started BETWEEN -62135596800 AND 253402300799),
    ended INTEGER NOT NULL CHECK (ended BETWEEN -62135596800 AND 253402300799),
    for_points INTEGER NOT NULL CHECK (for_points IN (0, 1)),
    players INTEGER NOT NULL CHECK (players BETWEEN 2 AND 5),
    rounds INTEGER NOT NULL CHECK (rounds >= 0),
    turns INTEGER NOT NULL,          -- as many as it has plays
    ending TEXT NOT NULL,
    why_not TEXT CHECK (why_not IN ('opened', 'copied', 'undone', 'altered', 'chosen', 'watched',
        'not_over', 'given_up', 'late', 'nobody', 'same'))  -- NULL when the game counts
);
CREATE TABLE seats (
    game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 4),
    participant TEXT REFERENCES participants (key),
    name TEXT NOT NULL,
    level TEXT CHECK (level IN ('beginner', 'easy', 'normal', 'hard', 'master')),
    outcome TEXT NOT NULL CHECK (outcome IN ('won', 'lost', 'tied')),
    total INTEGER,
    rounds_won INTEGER NOT NULL CHECK (rounds_won >= 0),
    turns INTEGER NOT NULL CHECK (turns >= 0),
    earned INTEGER NOT NULL,
    highest_sum INTEGER,
    hints INTEGER NOT NULL CHECK (hints >= 0),
    score INTEGER CHECK (score BETWEEN 0 AND 16),
    strength INTEGER CHECK (strength >= 1),  -- before the game
    CHECK ((score IS NULL) = (strength IS NULL)),  -- where the game is not rated
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE INDEX seats_of ON seats (participant);
CREATE TABLE plays (
    game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 1),
    round INTEGER NOT NULL CHECK (round >= 1),
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 4),
    text TEXT NOT NULL,
    points INTEGER NOT NULL,
    moment INTEGER NOT NULL CHECK (moment BETWEEN -62135596800 AND 253402300799),
    operators TEXT NOT NULL CHECK (operators NOT GLOB '*[^-+x/]*'),
    hint INTEGER NOT NULL CHECK (hint IN (0, 1)),
    PRIMARY KEY (game, number)
) WITHOUT ROWID;
"""

# A day is counted as `date.toordinal` does, up to the end of the year 9999.
_VERSION_2 = """
CREATE TABLE exercises (
    id INTEGER PRIMARY KEY NOT NULL,
    text TEXT NOT NULL,              -- each once
    checksum INTEGER NOT NULL,       -- of the text: an index of texts would be as large as they are
    skills TEXT NOT NULL,            -- their keys, with a space between two
    difficulty REAL NOT NULL CHECK (difficulty BETWEEN -10 AND 10),
    tries INTEGER NOT NULL CHECK (tries >= 0)  -- those that have moved the difficulty
);
CREATE INDEX checksums ON exercises (checksum);
CREATE TABLE sessions (
    id INTEGER PRIMARY KEY NOT NULL,
    key TEXT NOT NULL UNIQUE,
    person TEXT NOT NULL REFERENCES participants (key) ON DELETE CASCADE,
    way TEXT NOT NULL CHECK (way IN ('free', 'mistakes', 'puzzle', 'speed')),
    puzzle INTEGER CHECK (puzzle BETWEEN 1 AND 3652059)  -- the day whose puzzles these are
);
CREATE INDEX sessions_of ON sessions (person);
CREATE TABLE tries (
    id INTEGER PRIMARY KEY NOT NULL, -- in the order of entering
    session INTEGER NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 1),
    exercise INTEGER NOT NULL REFERENCES exercises (id),
    difficulty REAL NOT NULL CHECK (difficulty BETWEEN -10 AND 10),  -- before the try
    moment INTEGER NOT NULL CHECK (moment BETWEEN -62135596800 AND 253402300799),
    day INTEGER NOT NULL CHECK (day BETWEEN 1 AND 3652059),  -- where it was tried
    outcome TEXT NOT NULL CHECK (outcome IN ('first', 'second', 'missed')),
    rated INTEGER NOT NULL CHECK (rated IN (0, 1)),
    UNIQUE (session, number)
);
CREATE INDEX tries_at ON tries (exercise);
CREATE TABLE ratings (               -- follow from the tries, as do the repeats
    person TEXT NOT NULL REFERENCES participants (key) ON DELETE CASCADE,
    skill TEXT NOT NULL,             -- '' for what the person can do in general
    value REAL NOT NULL CHECK (value BETWEEN -10 AND 10),
    tries INTEGER NOT NULL CHECK (tries >= 0),
    information REAL NOT NULL CHECK (information BETWEEN 0 AND 1e12),
    PRIMARY KEY (person, skill)
) WITHOUT ROWID;
CREATE TABLE repeats (
    person TEXT NOT NULL REFERENCES participants (key) ON DELETE CASCADE,
    exercise INTEGER NOT NULL REFERENCES exercises (id),
    step INTEGER NOT NULL CHECK (step BETWEEN 0 AND 3),
    due INTEGER NOT NULL CHECK (due BETWEEN 1 AND 3652059),
    PRIMARY KEY (person, exercise)
) WITHOUT ROWID;
CREATE INDEX repeats_of ON repeats (exercise);
CREATE TABLE mistakes (              -- exercises from the turns in which a person missed most
    person TEXT NOT NULL REFERENCES participants (key) ON DELETE CASCADE,
    exercise INTEGER NOT NULL REFERENCES exercises (id),
    game TEXT NOT NULL,              -- the key of the game; games can be deleted
    PRIMARY KEY (person, exercise)
) WITHOUT ROWID;
CREATE INDEX mistakes_of ON mistakes (exercise);
"""

_VERSION_3 = """
CREATE TABLE classes (
    id INTEGER PRIMARY KEY NOT NULL,
    key TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL CHECK (name <> '')
);
CREATE TABLE pupils (                -- a person is in one class at most
    person TEXT PRIMARY KEY NOT NULL REFERENCES participants (key) ON DELETE CASCADE,
    class INTEGER NOT NULL REFERENCES classes (id) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE INDEX pupils_of ON pupils (class);
"""

_VERSION_4 = """
CREATE TABLE searched (              -- games whose mistakes are entered, or that have none
    game INTEGER PRIMARY KEY NOT NULL REFERENCES games (id) ON DELETE CASCADE
);
"""

# Nobody knows which of the earlier rounds were left before their end.
_VERSION_5 = """
CREATE TABLE whole_rounds (          -- speed rounds that lasted until their time was over
    session INTEGER PRIMARY KEY NOT NULL REFERENCES sessions (id) ON DELETE CASCADE
);
INSERT INTO whole_rounds SELECT id FROM sessions WHERE way = 'speed';
"""

_VERSION_6 = """
CREATE TABLE members (               -- pupils in the teams of a lesson; its seats are the teams
    game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES participants (key) ON DELETE CASCADE,
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 4),
    turns INTEGER NOT NULL CHECK (turns >= 0),
    highest_sum INTEGER,
    PRIMARY KEY (game, person)
) WITHOUT ROWID;
CREATE INDEX members_of ON members (person);
"""

# A win that everybody at the table shares has been a tie since.
_VERSION_7 = """
UPDATE seats SET outcome = 'tied'
    WHERE outcome = 'won' AND game NOT IN (SELECT game FROM seats WHERE outcome <> 'won');
"""

# Nobody knows which of the earlier sessions were rounds of a class, nor the cards of earlier games.
_VERSION_8 = """
CREATE TABLE class_sessions (        -- those of exercises that a class solved; their way is 'free'
    session INTEGER PRIMARY KEY NOT NULL REFERENCES sessions (id) ON DELETE CASCADE
);
ALTER TABLE seats                    -- in the hand of a match that was stopped in a round
    ADD COLUMN cards INTEGER CHECK (cards >= 0);
"""

# Nobody knows which of the earlier hints have put the play down.
_VERSION_9 = """
ALTER TABLE plays ADD COLUMN laid INTEGER NOT NULL DEFAULT 0 CHECK (laid IN (0, 1));
UPDATE plays SET laid = hint;        -- whether the hint put the play down
"""

# Nobody knows who won which of several rounds of earlier games.
_VERSION_10 = """
ALTER TABLE plays                    -- the last play of the only winner of its round
    ADD COLUMN wins INTEGER NOT NULL DEFAULT 0 CHECK (wins IN (0, 1));
UPDATE plays SET wins = 1
    WHERE (game, number) IN (
        SELECT plays.game, max(number)
        FROM plays JOIN games ON games.id = plays.game
            JOIN seats ON seats.game = plays.game AND seats.seat = plays.seat
        WHERE rounds = 1 AND outcome = 'won'
        GROUP BY plays.game, plays.seat
    )
    AND (SELECT count(*) FROM seats WHERE seats.game = plays.game AND outcome = 'won') = 1;
"""

# A play that a hint put down has been nobody's best sum since. Which of a team's plays were a
# pupil's own is not known.
_VERSION_11 = """
CREATE INDEX laid_plays ON plays (game, seat) WHERE laid;
UPDATE seats SET highest_sum = (
        SELECT max(points) FROM plays
        WHERE plays.game = seats.game AND plays.seat = seats.seat AND operators <> '' AND NOT laid
    )
    WHERE EXISTS (
        SELECT 1 FROM plays WHERE plays.game = seats.game AND plays.seat = seats.seat AND laid
    );
UPDATE members SET highest_sum = NULL
    WHERE NOT EXISTS (
        SELECT 1 FROM plays
        WHERE plays.game = members.game AND plays.seat = members.seat AND operators <> ''
            AND NOT laid AND points = highest_sum
    );
"""

# Nobody knows which of the earlier games that do not count were stopped.
_VERSION_12 = """
ALTER TABLE games                    -- before its end, against a computer; why_not is 'chosen'
    ADD COLUMN stopped INTEGER NOT NULL DEFAULT 0 CHECK (stopped IN (0, 1));
"""

# Nobody knows what was answered before.
_VERSION_13 = """
CREATE TABLE answers (               -- what was laid at a try, also if it was wrong, in its order
    try INTEGER NOT NULL REFERENCES tries (id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 1),
    text TEXT NOT NULL,
    PRIMARY KEY (try, number)
) WITHOUT ROWID;
"""

VERSIONS: tuple[str, ...] = (
    _VERSION_1,
    _VERSION_2,
    _VERSION_3,
    _VERSION_4,
    _VERSION_5,
    _VERSION_6,
    _VERSION_7,
    _VERSION_8,
    _VERSION_9,
    _VERSION_10,
    _VERSION_11,
    _VERSION_12,
    _VERSION_13,
)
"""The statements that make each version from the one before, and the first from nothing.

A statement ends with `;` at the end of a line. A published version is never changed: a new one is
appended, and a database of the last one is added to tests/data/versions.
"""
