"""A computer player in another process: the protocol, the process and its client."""
