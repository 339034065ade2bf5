"""Games that are looked back on."""
