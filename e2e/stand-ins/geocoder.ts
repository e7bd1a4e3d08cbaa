import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { Locator, Page } from '@playwright/test'
import type { SimulatorControl } from '../simulator-control'

/** Where the dashboard under test looks addresses up; nothing answers there unless a test does. */
export const geocoderPort = (simulatorPort: number) => simulatorPort + 1

/** Answers as the government's Address Lookup Service does, until it is closed. */
export async function startGeocoder(port: number): Promise<Server> {
  const answer = readFileSync('lib/addresses/samples/hong-kong-en.json')
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(answer)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return server
}

/** Where the place is that `findPlace` chooses. */
export const PLACE_FOUND = { lat: 22.33346, lng: 114.1718 }

/** Has the address in a part of a form looked up, and chooses the first place that it may mean. */
export async function findPlace(where: Page | Locator, simulator: SimulatorControl): Promise<void> {
  const geocoder = await startGeocoder(geocoderPort(Number(new URL(simulator.base).port)))
  try {
    await where.getByRole('button', { name: 'Find address' }).click()
    await where.getByRole('button', { name: /^Tower 8, Parc Oasis/ }).click()
  } finally {
    geocoder.close()
  }
}
