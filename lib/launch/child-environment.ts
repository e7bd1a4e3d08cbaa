import type { Settings } from '@/lib/config/settings'

/** The environment of the parts: every setting as it was decided here, once, for all of them. */
export function childEnvironment(
  settings: Settings & { databaseUrl: string; authSecret: string },
  dev: boolean,
): Record<string, string> {
  return {
    NODE_ENV: dev ? 'development' : 'production',
    PORT: String(settings.port),
    SIMULATOR_PORT: String(settings.simulatorPort),
    APP_URL: settings.appUrl,
    AUTH_SECRET: settings.authSecret,
    DATABASE_URL: settings.databaseUrl,
    DATA_DIR: settings.dataDir,
    NEXTAUTH_URL: settings.appUrl,
    NEXTAUTH_SECRET: settings.authSecret,
    NEXT_TELEMETRY_DISABLED: '1',
    // The dashboard closes its streams and drains its jobs itself.
    NEXT_MANUAL_SIG_HANDLE: 'true',
  }
}
