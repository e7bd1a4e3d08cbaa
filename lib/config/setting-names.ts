/** The name of every setting, in the order in which `.env.example` explains them. */
export const SETTING_NAMES = [
  ...['PORT', 'APP_URL', 'AUTH_SECRET', 'DATABASE_URL', 'DATA_DIR', 'SIMULATOR_PORT'],
  ...['AP1_HOST', 'AP1_APP_ID', 'AP1_SECRET_KEY', 'AP1_CLIENT_ID', 'AP1_CLIENT_SECRET'],
  ...['AP2_HOST', 'AP2_APP_ID', 'AP2_SECRET_KEY', 'AP2_CLIENT_ID', 'AP2_CLIENT_SECRET'],
  ...['PLATFORM_TIMEOUT_MS', 'SWEEP_PER_MINUTE', 'MAP_TILES_URL', 'MAP_TILES_ATTRIBUTION'],
  ...['GEOCODER', 'GEOCODER_URL', 'GEOCODER_CONTACT', 'LOG_LEVEL'],
] as const
