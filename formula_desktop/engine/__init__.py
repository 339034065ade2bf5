"""A computer player as another process: what it is asked, how it is started, and its client."""
