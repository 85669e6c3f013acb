"""The house on the network: tables where people sit down, live play, records that nothing loses."""
