/**
 * Every error code that the platform publishes (conventions §7.1, §7.2), as data. What each means
 * in plain words is the message `codes.c<code>` of the namespace `platform`.
 */
type ErrorCode = {
  readonly code: string
  /** The food and express families share one list; parcel has its own. */
  readonly list: 'signature' | 'parcel'
  /** Under `codes` of the messages `platform`. */
  readonly messageKey: `c${string}`
  /**
   * The fields that it speaks of, in our own words, such as `recipient.phone`; `path.first`,
   * `path.rest` and `path.every` stand for points, see `refused-fields`. None for most codes.
   */
  readonly fields: readonly string[]
  /** Whether, as the answer to a create, it proves that this request made nothing. */
  readonly provesNothing: boolean
}

/** It speaks of an earlier request, or of a server that failed half-way: what is true is unknown. */
const UNPROVEN = 'unproven'

type Row = readonly [code: string, fields?: string, proof?: typeof UNPROVEN]

const SIGNATURE: readonly Row[] = [
  ['261002'],
  ['261003'],
  ['261004'],
  ['261005', '', UNPROVEN],
  ['261105', 'store'],
  ['261103'],
  ['262001'],
  ['262002'],
  ['262111', 'pickup.period'],
  ['263007', 'weight'],
  ['263006', 'recipient.location'],
  ['263001'],
  ['263004', 'clientOrderId clientShipmentCode', UNPROVEN],
  ['263014', 'scheduledFor'],
  ['264007', 'scheduledFor'],
  ['264100', 'store'],
  ['264101'],
]

const PARCEL: readonly Row[] = [
  ['40001'],
  ['40101'],
  ['40301'],
  ['40302', 'store'],
  ['40303', '', UNPROVEN],
  ...['50001', '50002', '50003', '50004', '50005', '50006'].map((code): Row => [
    code,
    '',
    UNPROVEN,
  ]),
  ['40011'],
  ['400190000001'],
  ['400180062'],
  ['400120134', 'path.every.address'],
  ['400120131', 'path.every.contact.phone'],
  ['400120135', 'path.every.address'],
  ['400120037', 'path.every.location'],
  ['400120038', 'path.every.location'],
  ['400120040', 'path.every.location'],
  ['4001128032', 'path.every.address'],
  ['400120313'],
  ['4001128083', 'collect.freight collect.goods'],
  ['4001128071'],
  ['4001128090', 'positions'],
  ['400190001027', 'path.every.location'],
  ['400190001033', 'scheduledFor'],
  ['400190001042', 'positions'],
  ['400190000002', 'positions'],
  ['400190001000', 'services positions'],
  ['400190001005'],
  ['400190001006'],
  ['400190001013', 'positions'],
  ['400190001035', 'scheduledFor autoCancelAt'],
  ['400190001036', 'scheduledFor'],
  ['400190001031', 'items.types'],
  ['400190001032', 'items.box'],
  ['400190001043', 'services'],
  ['400190001044', 'autoCancelAt'],
  ['400190001020', 'path.first.location'],
  ['400190001021', 'path.rest.location'],
  ['4001128003', 'path.first.address'],
  ['4001128002', 'path.first.contact.phone'],
  ['4001128005', 'path.first.contact.name'],
  ['4001128004', 'path.first.address'],
  ['4001128006', 'path.first.location'],
  ['4001128007', 'path.first.location'],
  ['400110062', 'path.every.contact.phone contact.phone'],
  ['4001128009', 'path.rest.address'],
  ['4001128014', 'path.every.location'],
  ['4001128059', 'path.rest.address'],
  ['4001128010', 'path.rest.address'],
  ['4001128012', 'path.rest.location'],
  ['4001128013', 'path.rest.location'],
  ['4001128011', 'path.rest.contact.name'],
  ['4001128008', 'path.rest.contact.phone'],
  ['400190001052', 'services'],
  ['400190001045', 'services'],
  ['400193000001', 'contact.name'],
  ['400193000002', 'contact.phone'],
  ['400193000005'],
  ['400193000006'],
  ['400193000008', 'services'],
  ['400193000009', 'services'],
  ['400193000022', 'autoCancelAt'],
  ['4001340000'],
  ['400120217'],
  ['4001260300'],
  ['4001280009'],
  ['400120212'],
  // Both speak of an order like this one that came before.
  ['400180070', '', UNPROVEN],
  ['4001260061', '', UNPROVEN],
  ['400180056'],
  ['4001310001', 'store'],
  ['4001310002', 'product'],
]

export const ERROR_CODES: readonly ErrorCode[] = [
  ...SIGNATURE.map((row) => toCode('signature', row)),
  ...PARCEL.map((row) => toCode('parcel', row)),
]

const BY_CODE = new Map(ERROR_CODES.map((one) => [one.code, one]))

/** What is published about a code; null when it is not listed. */
export function findErrorCode(code: string): ErrorCode | null {
  return BY_CODE.get(code) ?? null
}

/**
 * The key of a code's sentence in the messages `platform`. `codes.other` takes the argument `code`,
 * and goes with the platform's own words beneath it.
 */
export function codeMessageKey(code: string): string {
  return `codes.${findErrorCode(code)?.messageKey ?? 'other'}`
}

function toCode(list: ErrorCode['list'], [code, fields = '', proof]: Row): ErrorCode {
  return {
    code,
    list,
    messageKey: `c${code}`,
    fields: fields.split(' ').filter(Boolean),
    provesNothing: proof !== UNPROVEN,
  }
}
