import { lookup as resolveName } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, request, type Dispatcher } from 'undici'
import { isPublicAddress } from './public-address'

/** Whether bytes begin as files of a type do. */
export type Magic = (bytes: Buffer) => boolean

export type FileWanted = {
  /** As an answer of the platform gave it; never one that a browser sent. */
  readonly url: string
  /** Origins of the platform's own hosts: these may be plain http and on this machine. */
  readonly trusted: readonly string[]
  /** The content types that are taken, each with how its files begin. */
  readonly types: Readonly<Record<string, Magic>>
  readonly maxBytes: number
  /** For all of it, redirects included. */
  readonly timeoutMs: number
}

export type DownloadedFile = { readonly bytes: Buffer; readonly type: string }

/** Why there is no file. `address`: it is none that this server may ask. */
export type DownloadFault =
  'address' | 'unreachable' | 'timed-out' | 'status' | 'redirects' | 'wrong-type' | 'too-large'

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

const typeOf = (header: string | string[] | undefined) =>
  (Array.isArray(header) ? header[0] : header)?.split(';')[0]?.trim().toLowerCase() ?? ''

async function readFile(
  answer: Dispatcher.ResponseData,
  { types, maxBytes }: FileWanted,
): Promise<DownloadedFile> {
  const type = typeOf(answer.headers['content-type'])
  const begins = Object.hasOwn(types, type) ? types[type] : undefined
  if (!begins || Number(answer.headers['content-length'] ?? 0) > maxBytes) {
    answer.body.on('error', () => undefined).destroy()
    throw new DownloadFailed(begins ? 'too-large' : 'wrong-type')
  }
  const bytes = await readAtMost(answer.body, maxBytes)
  if (!begins(bytes)) throw new DownloadFailed('wrong-type')
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
 * the platform's own host. Every redirect is checked like the first address, and the type is
 * believed only when the bytes agree. Rejects with `DownloadFailed` and nothing else.
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
