import { isRegion, type Region } from '@/lib/domain/areas'
import type { Family } from '@/lib/domain/stages'
import { fromEpochSeconds } from '@/lib/domain/time/local-time'
import { parseExpressCallback } from '@/lib/platform/express-callback'
import { parseFoodCallback } from '@/lib/platform/food-callback'
import {
  isJsonObject,
  type JsonObject,
  type JsonValue,
  parseJson,
} from '@/lib/platform/http/parse-json'
import { parseParcelCallback } from '@/lib/platform/parcel-callback'

/** What a kept callback says, as far as it can be read; of an odd one nothing but what is there. */
export type CallbackSummary = {
  code: number | null
  /** The platform's words: to show, never to decide on. */
  text: string | null
  /** When the status was triggered. */
  at: Date | null
  /** Whose order it is; signed where it is given (convention §6.1, express §6.1). */
  merchantId: string | null
  /** When the platform signed it, by its own clock. */
  signedAt: Date | null
  region: Region | null
  /** The members that its signature does not cover (convention §5.2 rule 2). */
  unsigned: string[]
}

type Status = Pick<CallbackSummary, 'code' | 'text' | 'at' | 'merchantId'>

const NOTHING: Status = { code: null, text: null, at: null, merchantId: null }

const READERS: Readonly<Record<Family, (data: JsonValue) => Status | null>> = {
  food: (data) => {
    const said = parseFoodCallback(data)
    return said && { code: said.code, text: said.text, at: said.at, merchantId: null }
  },
  parcel: (data) => {
    const said = parseParcelCallback(data)
    return said && { ...said.unsigned.status, merchantId: said.merchantId }
  },
  // A legacy callback has the same members, except for the merchant.
  express: (data) => {
    const said = parseExpressCallback(data)
    return said && { code: said.code, text: said.text, at: said.at, merchantId: said.merchantId }
  },
}

/** Only numbers and texts are signed; a null says nothing, so nothing of it is missing. */
function unsignedMembers(data: JsonObject): string[] {
  return Object.entries(data).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null ? [name] : [],
  )
}

/** When the platform signed a callback, by its own clock; null where it does not say. */
export function signedAtOf(raw: string): Date | null {
  const body = parseJson(raw)?.value
  const auth = isJsonObject(body) ? body['auth'] : null
  const seconds = isJsonObject(auth) ? textOf(auth['timestamp']) : ''
  return seconds === '' ? null : fromEpochSeconds(Number(seconds))
}

/** Reads a callback as it was kept. */
export function readStoredCallback(family: Family, raw: string): CallbackSummary {
  const data = storedData(raw)
  const members = isJsonObject(data) ? data : {}
  const meta = members['meta']
  const region = isJsonObject(meta) ? meta['region'] : null
  return {
    ...NOTHING,
    ...READERS[family](data),
    signedAt: signedAtOf(raw),
    region: isRegion(region) ? region : null,
    unsigned: unsignedMembers(members),
  }
}

/** The `data` of a callback that was kept as it came; null when it is no envelope. */
export function storedData(raw: string): JsonValue {
  const body = parseJson(raw)?.value
  return isJsonObject(body) ? (body['data'] ?? null) : null
}

/** A member that names something, as text; empty when it is missing or of another kind. */
export const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
