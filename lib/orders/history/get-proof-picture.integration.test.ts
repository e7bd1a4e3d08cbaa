import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orders } from '@/lib/db/tables/orders'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { getProofPicture } from './get-proof-picture'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0])
const WEBP = Buffer.from('RIFF....WEBPVP8 ')

/** What stands in for the platform's own host: pictures, and what only says that it is one. */
const ANSWERS: Readonly<Record<string, [type: string, body: Buffer]>> = {
  '/png': ['image/png', PNG],
  '/jpeg': ['image/jpeg', JPEG],
  '/webp': ['image/webp', WEBP],
  '/gif': ['image/gif', Buffer.from('GIF89a..')],
  '/page-as-png': ['image/png', Buffer.from('<html><script>alert(1)</script>')],
  '/nameless': ['application/octet-stream', PNG],
  '/svg': ['image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  '/wave': ['image/webp', Buffer.from('RIFF....WAVEfmt ')],
  '/large': ['image/png', Buffer.concat([PNG, Buffer.alloc(8 * 1024 * 1024)])],
}

const answer: RequestListener = ({ url = '' }, response) => {
  const [type, body] = ANSWERS[url] ?? []
  if (url === '/away') response.writeHead(302, { location: 'http://127.0.0.1:9/png' }).end()
  else if (type === undefined) response.writeHead(404).end()
  else response.writeHead(200, { 'content-type': type }).end(body)
}

let instance: TestInstance
let server: Server
let host: string
let serial = 0

beforeAll(async () => {
  server = createServer(answer)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  host = `http://127.0.0.1:${port}`
  instance = await testInstance({ simulatorPort: port })
})
afterAll(async () => {
  server.close()
  await instance.close()
})

/** A picture of a parcel whose answer names this one address. */
async function pictureAt(address: string) {
  serial += 1
  const [order] = await instance.db
    .insert(orders)
    .values({
      family: 'parcel',
      storeId: await instance.storeId('HK-CENTRAL-01'),
      clientOrderId: `PROOF-${serial}`,
      placing: 'placed',
      answer: { order: { receipts: [address] } },
    })
    .returning({ id: orders.id })
  return getProofPicture({ actor: await instance.actor('staff'), orderId: order!.id, index: 0 })
}

describe('a proof-of-delivery picture', () => {
  it.each([
    ['/png', 'image/png'],
    ['/jpeg', 'image/jpeg'],
    ['/webp', 'image/webp'],
    ['/gif', 'image/gif'],
    ['/nameless', 'image/png'],
  ])('is taken from the platform’s own host: %s', async (path, type) => {
    expect(await pictureAt(host + path)).toMatchObject({ type, bytes: ANSWERS[path]![1] })
  })

  it.each(['/page-as-png', '/svg', '/wave', '/large', '/missing', '/away'])(
    'is none, or cannot be had: %s',
    async (path) => {
      await expect(pictureAt(host + path)).rejects.toMatchObject({ key: 'pictureFailed' })
    },
  )

  it.each([
    'http://example.com/1.png',
    'https://127.0.0.1/1.png',
    'https://10.0.0.8/1.png',
    'https://[::1]/1.png',
    'https://localhost/1.png',
    'http://169.254.169.254/latest/meta-data',
  ])('is never asked for at %s', async (address) => {
    await expect(pictureAt(address)).rejects.toMatchObject({
      key: 'pictureFailed',
      cause: { fault: expect.stringMatching(/^(address|unreachable)$/) as string },
    })
  })
})
