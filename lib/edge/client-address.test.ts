import { describe, expect, it } from 'vitest'
import { believedAddress, trustedProxies } from './client-address'

const OURS = trustedProxies(['127.0.0.1', '10.1.0.0/16', 'fd00::/8'])
const NONE = trustedProxies([])

describe('without a proxy that is named', () => {
  it.each([
    ['203.0.113.9', undefined, '203.0.113.9'],
    ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['127.0.0.1', '198.51.100.1', '127.0.0.1'],
    ['10.0.0.4', '198.51.100.1', '10.0.0.4'],
    // An IPv4 peer on a socket for both families.
    ['::ffff:203.0.113.9', '198.51.100.1', '203.0.113.9'],
    [undefined, '198.51.100.1', 'unknown'],
  ])('from %s with %s: %s', (peer, forwarded, address) => {
    expect(believedAddress(peer, forwarded, NONE)).toBe(address)
  })
})

describe('with proxies that are named', () => {
  it.each([
    // A stranger is who the socket says, whatever they write.
    ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['10.0.0.4', '198.51.100.1', '10.0.0.4'],
    // What stood before the proxy's own entry came from the stranger.
    ['127.0.0.1', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
    ['::ffff:10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['fd00::2', '2001:db8::7', '2001:db8::7'],
    // Two proxies, one behind the other.
    ['127.0.0.1', '1.1.1.1, 198.51.100.1, 10.1.0.9', '198.51.100.1'],
    ['127.0.0.1', '[2001:db8::7]:4711', '2001:db8::7'],
    ['127.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
    // What is no address ends the reading.
    ['127.0.0.1', '198.51.100.1, somebody', '127.0.0.1'],
    ['127.0.0.1', '', '127.0.0.1'],
    ['127.0.0.1', undefined, '127.0.0.1'],
  ])('from %s with %s: %s', (peer, forwarded, address) => {
    expect(believedAddress(peer, forwarded, OURS)).toBe(address)
  })
})
