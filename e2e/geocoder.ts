import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'

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
