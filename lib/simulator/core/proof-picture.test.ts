import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { encodePng } from './proof-picture'

it('writes a PNG whose pixels come back', () => {
  const pixels = Uint8Array.from([255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 9, 9])
  const file = Buffer.from(encodePng({ width: 2, height: 2, pixels }))
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at))
    chunks.set(
      file.toString('ascii', at + 4, at + 8),
      file.subarray(at + 8, at + 8 + file.readUInt32BE(at)),
    )
  expect([...chunks.keys()]).toEqual(['IHDR', 'IDAT', 'IEND'])
  expect(chunks.get('IHDR')?.readUInt32BE(0)).toBe(2)
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0))
  expect([...rows]).toEqual([0, ...pixels.subarray(0, 6), 0, ...pixels.subarray(6)])
})
