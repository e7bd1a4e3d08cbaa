'use client'

import { useTranslations } from 'next-intl'
import { useNow } from '@/components/ui/clock/use-now'
import { Meaning, type MeaningKind } from '@/components/ui/meaning'
import type { Region } from '@/lib/domain/areas'
import { type StoreOpening, storeOpening } from '@/lib/domain/hours/store-opening'
import { openingFacts, type StoreStatus } from '@/lib/stores/model/open-close'
import { useStoreClock } from '../use-store-clock'

/** What is in effect now, whatever was switched: its hours and the switch together. */
export function OpeningLine({ status, region }: { status: StoreStatus; region: Region }) {
  const t = useTranslations('hours.card.opening')
  const { near } = useStoreClock(region)
  const now = useNow(10_000)
  const opening = storeOpening(openingFacts(status), region, new Date(now))
  const turn = turnOf(opening)
  return (
    <div>
      <Meaning kind={OPENING_LOOKS[opening.kind]} wraps>
        {t(openingKey(opening), { time: turn ? near(turn.toISOString(), now) : '' })}
      </Meaning>
      {opening.kind === 'unknown' && (
        <p className="pt-1 text-muted">
          {t(status.inForce.regular ? 'notConfirmed' : 'neverSent')}
        </p>
      )}
    </div>
  )
}

const OPENING_LOOKS: Readonly<Record<StoreOpening['kind'], MeaningKind>> = {
  open: 'done',
  closed: 'stopped',
  unknown: 'neutral',
}

/** When it changes next; null: not known. */
const turnOf = (opening: StoreOpening): Date | null =>
  opening.kind === 'open' ? opening.closesAt : opening.kind === 'closed' ? opening.opensAt : null

/** A key of the messages `hours.card.opening`. */
function openingKey(opening: StoreOpening) {
  switch (opening.kind) {
    case 'open':
      return opening.closesAt ? 'openUntil' : 'open'
    case 'closed':
      if (opening.by === 'switch') return opening.opensAt ? 'switchedUntil' : 'switched'
      return opening.opensAt ? 'byHoursUntil' : 'byHours'
    case 'unknown':
      return 'unknown'
  }
}
