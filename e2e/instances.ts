/**
 * Journeys run side by side, each of the two workers against a dashboard, a database and a
 * simulator of its own: a fault armed by one journey is never met by another (decision 0064).
 */
export const INSTANCES = 2

/** The one that listens on every address of the machine. */
export const OPEN_INSTANCE = 1

type Instance = { port: number; simulatorPort: number; url: string; simulatorUrl: string }

const first = {
  port: Number(process.env['HANDOVER_E2E_PORT'] ?? 3210),
  simulatorPort: Number(process.env['HANDOVER_E2E_SIMULATOR_PORT'] ?? 4210),
}

/** Beside each simulator's port, the next one is its geocoder's. */
const APART = 2

/** The instance of a worker, by Playwright's `parallelIndex`. */
export function instanceOf(index: number): Instance {
  const port = first.port + APART * index
  const simulatorPort = first.simulatorPort + APART * index
  return {
    port,
    simulatorPort,
    url: `http://localhost:${port}`,
    simulatorUrl: `http://127.0.0.1:${simulatorPort}`,
  }
}
