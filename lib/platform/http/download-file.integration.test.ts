import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { downloadFile, type FileWanted } from './download-file'

const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString('latin1') === '%PDF-'
const PDF = Buffer.from('%PDF-1.7 a label')

let server: Server
let origin: string
let answer: RequestListener
let asked: string[]

beforeEach(async () => {
  asked = []
  answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/pdf; charset=binary' }).end(PDF)
  }
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})

const download = (change: Partial<FileWanted> = {}) =>
  downloadFile({
    url: `${origin}/label.pdf`,
    trusted: [origin],
    types: { 'application/pdf': isPdf },
    maxBytes: 1_000,
    timeoutMs: 60_000,
    ...change,
  })

describe('a file of the platform’s own host', () => {
  it('comes as it is, with its type', async () => {
    expect(await download()).toEqual({ bytes: PDF, type: 'application/pdf' })
  })

  it('follows redirects within the host', async () => {
    const ok = answer
    answer = (request, response) => {
      if (request.url === '/real.pdf') ok(request, response)
      else response.writeHead(302, { location: '/real.pdf' }).end()
    }
    expect((await download()).bytes).toEqual(PDF)
    expect(asked).toEqual(['/label.pdf', '/real.pdf'])
  })

  it('stops after three redirects', async () => {
    answer = (_request, response) => response.writeHead(302, { location: '/again' }).end()
    await expect(download()).rejects.toMatchObject({ fault: 'redirects' })
    expect(asked).toHaveLength(4)
  })

  it('is not read beyond the limit, whether its length is told or not', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/pdf' })
      response.write(PDF)
      response.write(Buffer.alloc(2_000))
    }
    await expect(download()).rejects.toMatchObject({ fault: 'too-large' })
    answer = (_request, response) => {
      const headers = { 'content-type': 'application/pdf', 'content-length': '5000' }
      response.writeHead(200, headers).write(PDF)
    }
    await expect(download()).rejects.toMatchObject({ fault: 'too-large' })
  })

  it.each(['application/octet-stream', 'text/html; charset=utf-8', 'constructor', null])(
    'is what its bytes are, though it is called %s',
    async (type) => {
      answer = (_request, response) =>
        response.writeHead(200, type === null ? {} : { 'content-type': type }).end(PDF)
      expect(await download()).toEqual({ bytes: PDF, type: 'application/pdf' })
    },
  )

  it.each([
    ['bytes that are no PDF', 'application/pdf', Buffer.from('<html>not found</html>')],
    ['nothing', 'application/pdf', Buffer.alloc(0)],
  ])('is not taken: %s', async (_what, type, bytes) => {
    answer = (_request, response) => response.writeHead(200, { 'content-type': type }).end(bytes)
    await expect(download()).rejects.toMatchObject({ fault: 'wrong-type' })
  })

  it('is not waited for longer than the time-out', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/pdf' }).write(PDF)
    }
    await expect(download({ timeoutMs: 200 })).rejects.toMatchObject({ fault: 'timed-out' })
  })

  it('an error page is no file', async () => {
    answer = (_request, response) => response.writeHead(404).end()
    await expect(download()).rejects.toMatchObject({ fault: 'status' })
  })
})

describe('any other address', () => {
  it.each([
    ['plain http', () => origin],
    ['this machine', () => 'https://127.0.0.1:1/label.pdf'],
    ['this machine by IPv6', () => 'https://[::1]:1/label.pdf'],
    ['this machine by name', () => 'https://localhost:1/label.pdf'],
    ['the cloud’s own address', () => 'https://169.254.169.254/latest/'],
    ['another scheme', () => 'file:///etc/passwd'],
    ['with a password', () => `https://user:secret@platform.example/label.pdf`],
    ['no address', () => 'label.pdf'],
  ])('is never asked: %s', async (_what, url) => {
    const refused = download({ url: url(), trusted: [] })
    await expect(refused).rejects.toMatchObject({ fault: 'address' })
    expect(asked).toEqual([])
  })

  it('is not reached by a redirect from the platform’s host either', async () => {
    const other = createServer((_request, response) => response.end('secret'))
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    answer = (_request, response) =>
      response.writeHead(302, { location: `http://127.0.0.1:${port}/` }).end()
    await expect(download()).rejects.toMatchObject({ fault: 'address' })
    await new Promise((resolve) => other.close(resolve))
  })
})
