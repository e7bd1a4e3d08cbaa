/** Where an order stands, in the words of the board; the same for all families. */
export const STAGES = [
  'unknown',
  'waiting',
  'coming',
  'at-store',
  'riding',
  'near',
  'problem',
  'done',
  'cancelled',
] as const
export type Stage = (typeof STAGES)[number]

export type Family = 'food' | 'parcel' | 'express'

/** What staff have said about codes that are not published, by family and code. */
export type LearnedStages = ReadonlyMap<`${Family}:${number}`, Stage>

/**
 * The codes that are known, each family's in the order of an order's life (food §3, conventions
 * §3, express §3, and a public client of the food API). The same number means different things in
 * different families. Everything else is unknown until it is learned; nothing is guessed.
 */
const KNOWN: Readonly<Record<Family, readonly (readonly [code: number, stage: Stage])[]>> = {
  food: [
    [9001, 'waiting'],
    [9005, 'coming'],
    [9011, 'at-store'],
    [9015, 'riding'],
    [9017, 'near'],
    [9021, 'done'],
    [9025, 'cancelled'],
    [9026, 'cancelled'],
  ],
  parcel: [
    [9033, 'waiting'],
    [9034, 'waiting'],
    [9005, 'coming'],
  ],
  // 9005 is "awaiting collection or heading to pickup": the lesser of the two is claimed. 9015 and
  // 9021 are published of food, and mean the same of a waybill (decision 0285). The rest are the
  // legacy codes, whose order is not that of their numbers.
  express: [
    [8, 'waiting'],
    [1, 'waiting'],
    [9005, 'waiting'],
    [9, 'riding'],
    [9015, 'riding'],
    [2, 'riding'],
    [4, 'done'],
    [9021, 'done'],
  ],
}

/** Whether a code is published: its meaning is given, and nobody can teach another. */
export function isKnownCode(family: Family, code: number): boolean {
  return KNOWN[family].some(([knownCode]) => knownCode === code)
}

/**
 * What a code means in the other families that publish it: no proof for this one, where the same
 * number may mean something else, but the best guess for whoever is to say it.
 */
export function publishedElsewhere(
  family: Family,
  code: number,
): { family: Family; stage: Stage }[] {
  return FAMILIES.filter((other) => other !== family).flatMap((other) => {
    const known = KNOWN[other].find(([knownCode]) => knownCode === code)
    return known ? [{ family: other, stage: known[1] }] : []
  })
}

const FAMILIES = ['food', 'parcel', 'express'] as const satisfies readonly Family[]

/**
 * The stage that a status code means in its family. No code at all means that the platform took
 * the order and has not said anything since: waiting.
 */
export function stageOf(family: Family, code: number | null, learned?: LearnedStages): Stage {
  if (code === null) return 'waiting'
  const known = KNOWN[family].find(([knownCode]) => knownCode === code)
  return known?.[1] ?? learned?.get(`${family}:${code}`) ?? 'unknown'
}

/** Nothing follows: the order is done or cancelled. */
export function isClosed(stage: Stage): boolean {
  return stage === 'done' || stage === 'cancelled'
}

/**
 * Whether a published status of the family says that an order is cancelled. Of the others the
 * status after a cancellation is not shown (conventions §3, express §3).
 */
export function hasCancelledStatus(family: Family): boolean {
  return KNOWN[family].some(([, stage]) => stage === 'cancelled')
}

/** How far along a stage is, for telling apart what happened within one second; higher is later. */
export function stageRank(stage: Stage): number {
  return STAGES.indexOf(stage)
}

/** As `stageRank`, and within one stage in the order of the family's life. */
export function statusRank(family: Family, code: number, learned?: LearnedStages): number {
  const position = KNOWN[family].findIndex(([knownCode]) => knownCode === code)
  return stageRank(stageOf(family, code, learned)) * 100 + position + 1
}
