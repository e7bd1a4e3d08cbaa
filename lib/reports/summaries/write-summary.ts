import 'server-only'
import { createFormatter, createTranslator } from 'next-intl'
import type { Actor } from '@/lib/auth/actor'
import { settings } from '@/lib/config/settings'
import { storeName } from '@/lib/domain/store-name'
import type { Locale } from '@/lib/i18n/locales'
import { messagesOf } from '@/lib/i18n/messages'
import { reportPaths } from '../keys'
import { readReportAddress, reportSearch } from '../model/report-address'
import type { Days } from '../model/report-days'
import type { StandOut } from '../model/stand-out'
import type { Rhythm } from '../model/summary'
import { type Block, blocksAsHtml, blocksAsText } from './mail-blocks'
import type { FamilySummary, Summary, SummaryFigures } from './read-summary'
import type { SummaryStore } from './summary-stores'

type Written = {
  actor: Pick<Actor, 'name'>
  stores: readonly SummaryStore[]
  rhythm: Rhythm
  days: Days
  summary: Summary
  locale: Locale
}

/** A summary in words: as text, and the same as HTML. Days without orders are one line. */
export function writeSummary(written: Written): { subject: string; text: string; html: string } {
  const { actor, stores, rhythm, days, summary, locale } = written
  const words = wordsIn(locale)
  const { t } = words
  const { appUrl } = settings()
  const orders = summary.families.reduce((sum, { now }) => sum + now.counts.orders, 0)
  const [first] = stores
  const about = {
    days: words.days(days),
    orders,
    stores: stores.length,
    store: first ? storeName(first, locale) : '',
  }
  const blocks: Block[] = [
    { kind: 'text', text: t('greeting', { name: actor.name }) },
    ...(orders === 0
      ? [{ kind: 'text' as const, text: t('summary.quiet', about) }]
      : [
          { kind: 'text' as const, text: t('summary.about', { ...about, rhythm }) },
          ...standOutBlocks(summary, stores, words),
          ...summary.families.flatMap((one) => familyBlocks(one, days, words)),
        ]),
    {
      kind: 'text',
      text: t('summary.after'),
      href: `${appUrl}${reportPaths.summaries()}`,
    },
  ]
  return {
    subject: t('summary.subject', about),
    text: blocksAsText(blocks),
    html: blocksAsHtml(blocks, locale),
  }
}

type Words = ReturnType<typeof wordsIn>

function wordsIn(locale: Locale) {
  const messages = messagesOf(locale)
  const t = createTranslator({ locale, messages, namespace: 'mail' })
  const report = createTranslator({ locale, messages, namespace: 'reports' })
  const format = createFormatter({ locale })
  const day = (text: string) =>
    format.dateTime(new Date(`${text}T00:00:00Z`), {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    })
  return {
    t,
    report,
    locale,
    day,
    days: ({ from, to }: Days) =>
      from === to ? day(from) : t('summary.days', { from: day(from), to: day(to) }),
    number: (value: number) => format.number(value),
    share: (value: number) => format.number(value, { style: 'percent', maximumFractionDigits: 0 }),
    minutes: (minutes: number | null | undefined) => {
      if (minutes === null || minutes === undefined) return report('nothing')
      return minutes < 120
        ? report('minutes', { count: format.number(minutes) })
        : report('hours', {
            hours: format.number(Math.floor(minutes / 60)),
            minutes: minutes % 60,
          })
    },
  }
}

function standOutBlocks(
  { standOuts }: Summary,
  stores: readonly SummaryStore[],
  words: Words,
): Block[] {
  const { t } = words
  if (standOuts.length === 0) return [{ kind: 'text', text: t('summary.nothing') }]
  return [
    { kind: 'title', text: t('summary.standOut') },
    { kind: 'list', items: standOuts.map((thing) => sentenceOf(thing, stores, words)) },
  ]
}

function sentenceOf(thing: StandOut, stores: readonly SummaryStore[], words: Words): string {
  const { t, report, number, share, minutes, locale } = words
  const family = report(`family.${thing.family}`)
  if (thing.kind === 'cancelled') {
    const key = thing.by === 'us' ? 'cancelledByUs' : 'cancelledByPlatform'
    const counts = { orders: number(thing.orders), usual: number(thing.usual) }
    return t(`summary.things.${key}`, { family, ...counts })
  }
  const store = stores.find(({ id }) => id === thing.storeId)
  const at = { family, store: store ? storeName(store, locale) : `#${thing.storeId}` }
  switch (thing.kind) {
    case 'more':
    case 'fewer': {
      const counts = { orders: number(thing.orders), usual: number(thing.usual) }
      return t(`summary.things.${thing.kind}`, { ...at, ...counts })
    }
    case 'late': {
      const counts = { ...at, late: number(thing.late), promised: number(thing.promised) }
      if (thing.usual === null) return t('summary.things.lateFirst', counts)
      return t('summary.things.late', { ...counts, usual: share(thing.usual) })
    }
    case 'slower': {
      const times = { minutes: minutes(thing.minutes), usual: minutes(thing.usual) }
      return t('summary.things.slower', { ...at, ...times })
    }
    case 'wait': {
      const longest = { ...at, minutes: minutes(thing.minutes) }
      if (thing.usual === null) return t('summary.things.waitFirst', longest)
      return t('summary.things.wait', { ...longest, usual: minutes(thing.usual) })
    }
  }
}

/** The figures of a family, each beside that of a week earlier, and where they stand in full. */
function familyBlocks(
  { family, storeIds, now, lastWeek }: FamilySummary,
  days: Days,
  words: Words,
): Block[] {
  const { t, report, number, minutes } = words
  const lateOf = ({ counts }: SummaryFigures) =>
    counts.promised === 0
      ? report('nothing')
      : t('summary.part', {
          count: number(counts.latePromise),
          whole: number(counts.promised),
        })
  const line = (name: string, value: (figures: SummaryFigures) => string) =>
    t('summary.line', { name, now: value(now), before: value(lastWeek) })
  const timed = (part: 'total' | 'wait') => now[part] !== null || lastWeek[part] !== null
  const items = [
    line(report('key.orders'), ({ counts }) => number(counts.orders)),
    line(report('key.delivered'), ({ counts }) => number(counts.delivered)),
    line(report('key.cancelled'), ({ counts }) => number(counts.cancelled)),
    line(report('key.latePromise'), lateOf),
    ...(timed('total')
      ? [line(report('columns.median'), ({ total }) => minutes(total?.median))]
      : []),
    ...(timed('wait') ? [line(report('columns.wait'), ({ wait }) => minutes(wait?.median))] : []),
  ]
  const address = {
    ...readReportAddress(new URLSearchParams()),
    family,
    stores: storeIds,
    period: 'chosen' as const,
    ...days,
  }
  return [
    { kind: 'title', text: report(`family.${family}`) },
    { kind: 'list', items },
    {
      kind: 'text',
      text: t('summary.more'),
      href: `${settings().appUrl}${reportPaths.overview(reportSearch(address))}`,
    },
  ]
}
