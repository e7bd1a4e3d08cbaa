'use client'

import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useProblemText } from '@/components/shell/use-problem-text'
import { useViewer } from '@/components/shell/viewer-provider'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { saveFile } from '@/components/ui/save-file'
import { Row, Table, Td, Th } from '@/components/ui/table'
import { toast } from '@/components/ui/toast'
import { orderPaths } from '@/lib/orders/keys'
import {
  type InvoiceMatch,
  type Match,
  MATCHES,
  type MatchedItem,
  totalsOf,
} from '@/lib/reports/model/match-invoice'
import type { Days } from '@/lib/reports/model/report-days'
import { useFigureText } from '../../use-figure-text'
import { useMoneyText } from '../use-money-text'
import type { MatchWords } from './match-file'

/** Items of a class that are shown; all of them are in the file. */
const SHOWN = 200

type MatchResultProps = { match: InvoiceMatch; days: Days }

/** What became of an invoice: totals by class, and what to look at of each. */
export function MatchResult({ match, days }: MatchResultProps) {
  const t = useTranslations('money.match')
  const text = useFigureText()
  const money = useMoneyText()
  const { currency, items } = match
  const totals = totalsOf(items)
  return (
    <section aria-label={t('title')} className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-semibold">{t('title')}</h3>
        <SaveButton match={match} days={days} />
      </div>
      {match.isCut && <Notice kind="waiting">{t('cut')}</Notice>}
      <Table label={t('title')} className="max-w-3xl">
        <thead>
          <tr>
            <Th>{t('class')}</Th>
            <Th align="end">{t('items')}</Th>
            <Th align="end">{t('ours')}</Th>
            <Th align="end">{t('theirs')}</Th>
          </tr>
        </thead>
        <tbody>
          {MATCHES.map((one) => (
            <Row key={one}>
              <th scope="row" className="px-3 text-left font-normal">
                {t(`is.${one}`)}
              </th>
              <Td align="end">{text.number(totals[one].items)}</Td>
              <Td align="end">{money(totals[one].ours, currency)}</Td>
              <Td align="end">{money(totals[one].theirs, currency)}</Td>
            </Row>
          ))}
        </tbody>
      </Table>
      {MATCHES.map((one) => (
        <Items key={one} match={one} currency={currency} items={of(items, one)} />
      ))}
    </section>
  )
}

const of = (items: readonly MatchedItem[], match: Match) =>
  items.filter((item) => item.match === match)

type ItemsProps = { match: Match; currency: string; items: readonly MatchedItem[] }

function Items({ match, currency, items }: ItemsProps) {
  const t = useTranslations('money.match')
  const words = useTranslations('money')
  const reports = useTranslations('reports')
  const money = useMoneyText()
  const viewer = useViewer()
  if (items.length === 0) return null
  const title = t(`is.${match}`)
  const nameOf = (storeId: number) => viewer.stores.find(({ id }) => id === storeId)?.name ?? ''
  return (
    <details open={match === 'different'}>
      <summary className="w-fit cursor-pointer py-2 font-medium pointer-coarse:py-3.5">
        {t('count', { name: title, count: items.length })}
      </summary>
      <Table label={title}>
        <thead>
          <tr>
            <Th>{t('number')}</Th>
            <Th>{t('order')}</Th>
            <Th align="end">{t('ours')}</Th>
            <Th align="end">{t('theirs')}</Th>
            <Th align="end">{t('difference')}</Th>
          </tr>
        </thead>
        <tbody>
          {items.slice(0, SHOWN).map(({ number, order, ours, theirs, lines }) => (
            <Row
              key={`${order?.id} ${lines[0]} ${number}`}
              className="has-[a]:hover:bg-transparent"
            >
              <Td className="wrap-anywhere">
                {number || t('noNumber')}
                {lines.length > 1 && (
                  <span className="block text-xs text-muted">
                    {t('lines', { count: lines.length })}
                  </span>
                )}
              </Td>
              <Td>
                {order && (
                  <>
                    <Link
                      href={orderPaths.order(order.family, order.id)}
                      prefetch={false}
                      className="rounded-inner wrap-anywhere underline underline-offset-2 hover:text-accent"
                    >
                      {order.clientOrderId}
                    </Link>
                    <span className="block text-xs text-muted">
                      {[reports(`family.${order.family}`), nameOf(order.storeId)]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </>
                )}
              </Td>
              <Td align="end" className="whitespace-nowrap">
                {ours && (
                  <>
                    {money(ours.cents, currency)}
                    <span className="block text-xs text-muted">
                      {words(`source.${ours.source}`)}
                    </span>
                  </>
                )}
              </Td>
              <Td align="end" className="whitespace-nowrap">
                {theirs !== null && money(theirs, currency)}
              </Td>
              <Td align="end" className="whitespace-nowrap">
                {ours && theirs !== null && money(theirs - ours.cents, currency)}
              </Td>
            </Row>
          ))}
        </tbody>
      </Table>
      {items.length > SHOWN && (
        <p className="py-2 text-muted">{t('more', { shown: SHOWN, count: items.length })}</p>
      )}
    </details>
  )
}

/** All of it as a file. */
function SaveButton({ match, days }: MatchResultProps) {
  const t = useTranslations('money')
  const reports = useTranslations('reports')
  const problems = useProblemText()
  const { stores } = useViewer()
  const words: MatchWords = {
    column: (column) => t(`match.file.${column}`),
    match: (one) => t(`match.is.${one}`),
    source: (source) => t(`source.${source}`),
    family: (family) => reports(`family.${family}`),
  }
  async function save() {
    try {
      // Few who look at it take it with them.
      const { matchFile } = await import('./match-file')
      const file = matchFile(match, { words, storeOf: (id) => stores.find((one) => one.id === id) })
      saveFile({ name: `invoice-${days.from}-${days.to}.csv`, text: file })
    } catch {
      toast.error(problems.noAnswer())
    }
  }
  return (
    <Button icon={<Download aria-hidden />} onClick={() => void save()}>
      {t('match.save')}
    </Button>
  )
}
