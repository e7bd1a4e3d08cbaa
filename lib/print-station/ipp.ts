import { request } from 'node:http'

/** Where CUPS listens: a socket of this computer, or host and port. */
export type CupsAddress = { socketPath: string } | { host: string; port: number }

export const IPP_OPERATIONS = {
  'get-job-attributes': 0x0009,
  'get-jobs': 0x000a,
  'get-printer-attributes': 0x000b,
  'cups-get-default': 0x4001,
  'cups-get-printers': 0x4002,
} as const

type Value = {
  tag: 'keyword' | 'uri' | 'name' | 'charset' | 'language'
  text: string | readonly string[]
}

/** Attributes of one job or printer, each with its values in their order. */
export type IppGroup = Readonly<Record<string, readonly (string | number | boolean)[]>>
export type IppAnswer = { status: number; groups: IppGroup[] }

/** RFC 8010 §3.5. */
const TAGS = { keyword: 0x44, uri: 0x45, name: 0x42, charset: 0x47, language: 0x48 } as const
const OPERATION_GROUP = 0x01
const END = 0x03
const INTEGER = 0x21
const BOOLEAN = 0x22
const ENUM = 0x23

const ANSWER_MS = 10_000

/** Asks CUPS something (RFC 8011). Throws where it cannot be reached, or answers no IPP. */
export async function askCups(
  address: CupsAddress,
  operation: keyof typeof IPP_OPERATIONS,
  attributes: Readonly<Record<string, Value>>,
): Promise<IppAnswer> {
  return readAnswer(await post(address, encode(operation, attributes)))
}

function post(address: CupsAddress, body: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        ...address,
        method: 'POST',
        path: '/',
        headers: {
          'content-type': 'application/ipp',
          'content-length': body.length,
          host: 'localhost',
        },
        timeout: ANSWER_MS,
      },
      (answer) => {
        const pieces: Buffer[] = []
        answer.on('data', (piece: Buffer) => pieces.push(piece))
        answer.on('error', reject)
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve(Buffer.concat(pieces))
          else reject(new Error(`CUPS answered HTTP ${answer.statusCode}`))
        })
      },
    )
    asked.on('timeout', () => asked.destroy(new Error('CUPS did not answer')))
    asked.on('error', reject)
    asked.end(body)
  })
}

let requests = 0

function encode(
  operation: keyof typeof IPP_OPERATIONS,
  attributes: Readonly<Record<string, Value>>,
): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt16BE(0x0200, 0)
  head.writeUInt16BE(IPP_OPERATIONS[operation], 2)
  head.writeUInt32BE((requests = (requests % 0x7fff_ffff) + 1), 4)
  const first: Record<string, Value> = {
    'attributes-charset': { tag: 'charset', text: 'utf-8' },
    'attributes-natural-language': { tag: 'language', text: 'en' },
  }
  const written = Object.entries({ ...first, ...attributes }).flatMap(([name, { tag, text }]) =>
    [text].flat().map((one, index) => attribute(TAGS[tag], index === 0 ? name : '', one)),
  )
  return Buffer.concat([head, Buffer.from([OPERATION_GROUP]), ...written, Buffer.from([END])])
}

function attribute(tag: number, name: string, text: string): Buffer {
  const names = Buffer.from(name)
  const value = Buffer.from(text)
  const length = (of: Buffer) => {
    const bytes = Buffer.alloc(2)
    bytes.writeUInt16BE(of.length)
    return bytes
  }
  return Buffer.concat([Buffer.from([tag]), length(names), names, length(value), value])
}

/** The groups of jobs and printers of an answer; those about the answer itself are left out. */
export function readAnswer(bytes: Buffer): IppAnswer {
  const status = bytes.readUInt16BE(2)
  const groups: Record<string, (string | number | boolean)[]>[] = []
  let values: (string | number | boolean)[] = []
  let isKept = false
  let at = 8
  while (at < bytes.length) {
    const tag = bytes.readUInt8(at++)
    if (tag === END) break
    if (tag < 0x10) {
      isKept = tag !== OPERATION_GROUP
      if (isKept) groups.push({})
      continue
    }
    const nameLength = bytes.readUInt16BE(at)
    const name = bytes.toString('utf8', at + 2, at + 2 + nameLength)
    at += 2 + nameLength
    const length = bytes.readUInt16BE(at)
    const value = bytes.subarray(at + 2, at + 2 + length)
    at += 2 + length
    if (!isKept) continue
    // Further values of the same attribute come without its name.
    if (name !== '') {
      values = []
      Object.assign(groups.at(-1) ?? {}, { [name]: values })
    }
    values.push(valueOf(tag, value))
  }
  return { status, groups }
}

function valueOf(tag: number, value: Buffer): string | number | boolean {
  if (tag === INTEGER || tag === ENUM) return value.readInt32BE(0)
  return tag === BOOLEAN ? value.readUInt8(0) !== 0 : value.toString('utf8')
}
