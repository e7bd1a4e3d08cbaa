import { createServer, type ServerResponse } from 'node:http'

/**
 * The least that a live stream could be, to compare with: what is posted goes, as it came, to
 * whoever has an event stream open. It keeps nothing, checks nothing and asks nobody. Listens on the
 * port given.
 */
const [port = ''] = process.argv.slice(2)
const streams = new Set<ServerResponse>()

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.write(': open\n\n')
    streams.add(response)
    response.once('close', () => streams.delete(response))
    return
  }
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const event = `event: order\ndata: ${Buffer.concat(chunks).toString()}\n\n`
    for (const stream of streams) stream.write(event)
    response.end('{}')
  })
})
server.listen(Number(port), '127.0.0.1')
process.once('SIGTERM', () => process.exit(0))
