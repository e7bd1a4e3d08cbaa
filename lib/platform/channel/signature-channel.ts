import { randomUUID } from 'node:crypto'
import { languageFor, type Language, type Region } from '@/lib/domain/areas'
import { toEpochSeconds } from '@/lib/domain/time/local-time'
import type { Family } from '@/lib/domain/stages'
import { readEnvelope } from './envelope'
import { failuresOf } from '../failures'
import type { JsonValue } from '../http/parse-json'
import { sign, type SignatureCredentials } from './signature'
import type { CallOptions, NoteMissing, Transport } from '../http/transport'

/** For whom a call is made. */
export type CallContext = CallOptions & {
  /** The store's region: times are local to it (conventions §1 rule 6). */
  readonly region: Region
  /** The language of the platform's texts; English where the region does not allow it (§2.2). */
  readonly language: Language
}

export type SignedCall<T> = {
  /** For errors and the log. */
  readonly operation: string
  /** Whether it changes something over there, whatever becomes of the call; else it only asks. */
  readonly changes: boolean
  /** Below the base address of the family. */
  readonly path: string
  /** The members of `data` without `meta`, as they go over the wire; undefined ones stay out. */
  readonly data: () => Readonly<Record<string, unknown>>
  /** What the caller gets of the answer's `data`; throws when its essence is missing. */
  readonly answer: (data: JsonValue, isMissing: NoteMissing) => T
}

/** How the signature families are called: everything about a call that is not its content. */
export type SignatureChannel = {
  /** @throws PlatformError, and nothing else */
  call<T>(call: SignedCall<T>, context: CallContext): Promise<T>
}

/** The channel of one signature family over one connection; `baseUrl` ends with its version. */
export function signatureChannel(
  family: Family,
  transport: Transport,
  { baseUrl, credentials }: { baseUrl: string; credentials: SignatureCredentials },
): SignatureChannel {
  return {
    call: ({ operation, changes, path, data, answer }, context) =>
      transport.send(
        {
          family,
          operation,
          changes,
          url: new URL(`${baseUrl}${path}`),
          write: (now) => {
            const { region } = context
            const meta = { lang: languageFor(region, context.language), region }
            const message = sign({ ...data(), meta }, credentials, toEpochSeconds(now))
            const headers = { 'content-type': 'application/json;charset=UTF-8' }
            return { headers, body: JSON.stringify(message) }
          },
          read: (received, failures, isMissing) =>
            answer(readEnvelope(received, failures), isMissing),
        },
        context,
      ),
  }
}

/** The channel of a zone without host and credentials: nothing leaves. */
export function unconfiguredChannel(family: Family): SignatureChannel {
  return {
    call: ({ operation, changes }) =>
      Promise.reject(
        failuresOf({ family, operation, changes, requestId: randomUUID() }).notSent(
          'not-configured',
        ),
      ),
  }
}
