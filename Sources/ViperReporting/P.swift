import Rainbow
