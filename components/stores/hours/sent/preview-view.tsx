'use client'

import { Info } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Meaning } from '@/components/ui/meaning'
import { Notice } from '@/components/ui/notice'
import { useJoined } from '@/components/ui/use-joined'
import { type DrawnHours, type HoursRange, MINUTES_OF_DAY } from '@/lib/domain/hours/drawn-hours'
import { CLOSED_DAY } from '@/lib/domain/hours/hours-request'
import {
  type CompiledHours,
  type HoursNotice,
  compileHours,
} from '@/lib/stores/model/compile-hours'
import { type DayAhead, daysAhead } from '@/lib/stores/model/days-ahead'
import type { StoreHours } from '@/lib/stores/model/store-hours'
import { useHoursLabels } from '../use-hours-labels'
import { RequestJson } from './request-json'

type PreviewViewProps = {
  hours: DrawnHours
  store: Pick<StoreHours, 'today' | 'held' | 'clientMerchantId'>
}

/** The next 14 days as customers will get them once this is sent, and what is sent for it. */
export function PreviewView({ hours, store }: PreviewViewProps) {
  const t = useTranslations('hours.preview')
  const { today, held, clientMerchantId } = store
  const days = daysAhead(hours, { today, held })
  const compiled = compileHours(hours, { today, held })
  const later = compiled.notes.filter(({ date }) => date > (days.at(-1)?.date ?? today)).length
  return (
    <div className="space-y-4">
      <p className="max-w-prose text-muted">{t('text')}</p>
      <ol aria-label={t('label')} className="divide-y rounded-outer border bg-surface">
        {days.map((day) => (
          <PreviewDay key={day.date} day={day} isToday={day.date === today} />
        ))}
      </ol>
      {later > 0 && <Notice kind="info">{t('later', { count: later })}</Notice>}
      <section className="space-y-2">
        <h2 className="font-semibold">{t('requests')}</h2>
        <p className="max-w-prose text-muted">{t('requestsText')}</p>
        {exactRequests(compiled, clientMerchantId).map((request) => (
          <RequestJson
            key={String(request['update_type'])}
            title={t(request['update_type'] === 'business_regular_time' ? 'regular' : 'temporary')}
            request={request}
          />
        ))}
      </section>
    </div>
  )
}

/** One day: when customers can order, why it is not as in every week, and what to know of it. */
function PreviewDay({ day, isToday }: { day: DayAhead; isToday: boolean }) {
  const t = useTranslations('hours.preview')
  const joined = useJoined()
  const words = useHoursLabels()
  const isClosed = day.note?.kind === 'oneMinute'
  const open = isClosed ? [] : day.open
  return (
    <li className="grid gap-x-4 gap-y-1 px-3 py-2 sm:grid-cols-[9rem_minmax(0,1fr)_minmax(10rem,auto)] sm:items-center">
      <p className="font-medium">
        {words.date(day.date)}
        {isToday && <span className="ml-2 font-normal text-muted">{t('today')}</span>}
      </p>
      <DayStrip open={open} />
      <p className="tabular-nums sm:text-right">{words.ranges(open)}</p>
      {(day.because.length > 0 || day.note) && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:col-span-3">
          {day.because.map((cause) => (
            <Meaning key={cause} kind={cause === 'closure' ? 'waiting' : 'neutral'}>
              {t(`because.${cause}`)}
            </Meaning>
          ))}
          {day.names.length > 0 && (
            <span className="wrap-anywhere text-muted">{joined(day.names)}</span>
          )}
          {day.note && <Note note={day.note} />}
        </div>
      )}
    </li>
  )
}

function Note({ note }: { note: HoursNotice }) {
  const t = useTranslations('hours.preview.notes')
  const words = useHoursLabels()
  return (
    <p className="flex items-start gap-1.5 text-muted">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
      {t(note.kind, { minute: words.range(CLOSED_DAY) })}
    </p>
  )
}

/** The day from midnight to midnight; its hours stand beside it in words. */
function DayStrip({ open }: { open: readonly HoursRange[] }) {
  const percent = (minutes: number) => `${(minutes / MINUTES_OF_DAY) * 100}%`
  return (
    <div aria-hidden className="relative h-3 overflow-hidden rounded-full bg-sunken">
      {open.map(({ from, to }) => (
        <span
          key={from}
          className="absolute inset-y-0 bg-accent"
          style={{ left: percent(from), width: percent(to - from) }}
        />
      ))}
    </div>
  )
}

/**
 * `data` of the requests that hours go out with, word for word (food §4.8): `meta` and the signature
 * are put around it on the way. One for the week; a second one where dates differ from it.
 */
export function exactRequests(
  { regular, temporary }: Pick<CompiledHours, 'regular' | 'temporary'>,
  clientMerchantId: string,
): Record<string, unknown>[] {
  const store = { client_merchant_id: clientMerchantId }
  const week = {
    ...store,
    update_type: 'business_regular_time',
    business_regular_time: regular,
  }
  if (temporary.length === 0) return [week]
  const dates = {
    ...store,
    update_type: 'business_temporary_time',
    business_temporary_time: temporary,
  }
  return [week, dates]
}
