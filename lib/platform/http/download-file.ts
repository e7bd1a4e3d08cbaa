import { lookup as resolveName } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { Agent, type Dispatcher, request } from 'undici'
import { settings } from '@/lib/config/settings'

/** Whether bytes begin as files of a type do. */
export type Magic = (bytes: Buffer) => boolean

export type FileWanted = {
  /** As an answer of the platform gave it; never one that a browser sent. */
  readonly url: string
  /** Origins of the platform's own hosts: these may be plain http and on this machine. */
  readonly trusted: readonly string[]
  /** The content types that are taken, each with how its files begin: the bytes say which it is. */
  readonly types: Readonly<Record<string, Magic>>
  readonly maxBytes: number
  /** For all of it, redirects included. */
  readonly timeoutMs: number
}

export type DownloadedFile = { readonly bytes: Buffer; readonly type: string }

/** Why there is no file. `address`: it is none that this server may ask. */
type DownloadFault =
  | 'address'
  | 'unreachable'
  | 'timed-out'
  | 'status'
  | 'redirects'
  | 'wrong-type'
  | 'too-large'

export class DownloadFailed extends Error {
  constructor(
    readonly fault: DownloadFault,
    cause?: unknown,
  ) {
    super(`no file: ${fault}`, { cause })
    this.name = 'DownloadFailed'
  }
}

const MOST_REDIRECTS = 3
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308]

/** Looks at what a name stands for at the moment it is connected to, so that it cannot change in between. */
const publicOnly: LookupFunction = (name, options, done) => {
  resolveName(name, { ...options, all: true }, (error, found) => {
    const list = error ? [] : found
    const refused = list.find(({ address }) => !isPublicAddress(address))
    const fault = error ?? (refused || list.length === 0 ? new DownloadFailed('address') : null)
    const [first] = list
    if (fault || !first) done(fault ?? new DownloadFailed('address'), '', 0)
    else if (options.all) done(null, list)
    else done(null, first.address, first.family)
  })
}

const guarded = new Agent({ connect: { lookup: publicOnly } })
const plain = new Agent()

/** The connections that may go to an address. Throws `address` for one that may not be asked. */
function dispatcherFor(url: URL, trusted: readonly string[]): Dispatcher {
  if (trusted.includes(url.origin)) return plain
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isAllowed = isIP(host) === 0 || isPublicAddress(host)
  if (url.protocol !== 'https:' || !isAllowed) throw new DownloadFailed('address')
  return guarded
}

function parsed(address: string, base?: URL): URL {
  try {
    const url = new URL(address, base)
    if (url.username === '' && url.password === '') return url
  } catch {
    // Falls through: it is no address.
  }
  throw new DownloadFailed('address')
}

async function readAtMost(body: Dispatcher.ResponseData['body'], most: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length
    // Leaving the loop destroys the body: nothing more is read.
    if (size > most) throw new DownloadFailed('too-large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function readFile(
  answer: Dispatcher.ResponseData,
  { types, maxBytes }: FileWanted,
): Promise<DownloadedFile> {
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) {
    answer.body.on('error', () => undefined).destroy()
    throw new DownloadFailed('too-large')
  }
  const bytes = await readAtMost(answer.body, maxBytes)
  // What a host calls a file is a matter of its settings; `application/octet-stream` is common.
  const type = Object.keys(types).find((name) => types[name]?.(bytes))
  if (type === undefined) throw new DownloadFailed('wrong-type')
  return { bytes, type }
}

async function follow(wanted: FileWanted, signal: AbortSignal): Promise<DownloadedFile> {
  let url = parsed(wanted.url)
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const dispatcher = dispatcherFor(url, wanted.trusted)
    const answer = await request(url, { dispatcher, signal })
    if (answer.statusCode === 200) return readFile(answer, wanted)
    answer.body.on('error', () => undefined).destroy()
    const { location } = answer.headers
    if (!REDIRECTS.includes(answer.statusCode) || typeof location !== 'string') {
      throw new DownloadFailed('status')
    }
    url = parsed(location, url)
  }
  throw new DownloadFailed('redirects')
}

/**
 * Fetches a file whose address the platform gave: over https and from the open internet, or from
 * the platform's own host. Every redirect is checked like the first address. What it is
 * the bytes decide, whatever the answer calls it. Rejects with `DownloadFailed` and nothing else.
 */
export async function downloadFile(wanted: FileWanted): Promise<DownloadedFile> {
  const signal = AbortSignal.timeout(wanted.timeoutMs)
  try {
    return await follow(wanted, signal)
  } catch (error) {
    if (error instanceof DownloadFailed) throw error
    if (signal.aborted) throw new DownloadFailed('timed-out', error)
    throw new DownloadFailed('unreachable', error)
  }
}

/**
 * Addresses that lie on this machine, in its network, or nowhere at all (RFC 6890), and those of IPv6
 * that stand for one of IPv4, of which nobody says which: translated, tunnelled, or written within.
 */
const NOT_PUBLIC: readonly (readonly [network: string, prefix: number, type: 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 4, 'ipv4'],
  ['240.0.0.0', 4, 'ipv4'],
  ['::', 96, 'ipv6'],
  ['::ffff:0:0:0', 96, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['64:ff9b:1::', 48, 'ipv6'],
  ['100::', 64, 'ipv6'],
  // Teredo (2001::/32) among them.
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  // 6to4.
  ['2002::', 16, 'ipv6'],
  ['3fff::', 20, 'ipv6'],
  ['5f00::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['fec0::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
]

const blocked = new BlockList()
for (const [network, prefix, type] of NOT_PUBLIC) blocked.addSubnet(network, prefix, type)

/** Whether a numeric address is one of the open internet; an IPv4 address within IPv6 counts as itself. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 0) return false
  return !blocked.check(address, version === 4 ? 'ipv4' : 'ipv6')
}

/** The origins of the platform's hosts as they are configured: files may come from there as they are. */
export function trustedOrigins(): string[] {
  const { AP1, AP2 } = settings().zones
  return [AP1, AP2].flatMap((zone) => (zone ? [new URL(zone.host).origin] : []))
}
