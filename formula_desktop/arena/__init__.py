"""The arena: levels play each other to measure their strength. No window, no Qt."""
