"""Widgets for what a school practises."""
