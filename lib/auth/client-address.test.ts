import { expect, it } from 'vitest'
import { PEER_HEADER, clientAddress } from './client-address'

const addressOf = (peer: string | null, forwarded?: string) =>
  clientAddress((name) => (name === PEER_HEADER ? peer : forwarded))

it.each([
  // A stranger is who the socket says, whatever they write.
  ['203.0.113.9', undefined, '203.0.113.9'],
  ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['2001:db8::7', '198.51.100.1', '2001:db8::7'],
  // A proxy of ours adds the last entry; what stood before it came from the stranger.
  ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['::1', '198.51.100.1', '198.51.100.1'],
  ['10.0.0.4', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
  ['172.20.0.2', '198.51.100.1', '198.51.100.1'],
  ['fd00::2', '198.51.100.1', '198.51.100.1'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  // 172.15 and 172.32 are not private.
  ['172.15.0.1', '198.51.100.1', '172.15.0.1'],
  ['172.32.0.1', '198.51.100.1', '172.32.0.1'],
  // An IPv4 peer on a socket for both families.
  ['::ffff:203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['::ffff:10.0.0.4', '198.51.100.1', '198.51.100.1'],
  [null, '198.51.100.1', 'unknown'],
])('from %s with %s: %s', (peer, forwarded, address) => {
  expect(addressOf(peer, forwarded)).toBe(address)
})
