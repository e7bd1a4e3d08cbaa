'use client'

import { useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import { useProblemText } from '@/components/shell/use-problem-text'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/forms/field'
import { Select } from '@/components/ui/forms/select'
import { Notice } from '@/components/ui/notice'
import { matchInvoice } from '@/lib/reports/actions'
import {
  charactersOf,
  type Invoiced,
  INVOICED,
  LONGEST_NUMBER,
  MOST_CHARACTERS,
  readAmount,
} from '@/lib/reports/model/invoice'
import type { InvoiceMatch } from '@/lib/reports/model/match-invoice'
import type { InvoiceQuestion } from './invoice-question'
import { guessColumns, type InvoiceTable } from './invoice-table'

type InvoiceColumnsFormProps = InvoiceQuestion & {
  table: InvoiceTable
  /** Null when what was found is no longer what is asked. */
  onMatch: (match: InvoiceMatch | null) => void
}

/** So many cells of a column tell what it holds. */
const SAMPLES = 3

/** What the columns hold, which orders the invoice is of, and the press that matches them. */
export function InvoiceColumnsForm(props: InvoiceColumnsFormProps) {
  const { table, storeIds, days, families, currencies, remembered, onMatch } = props
  const t = useTranslations('money.invoice')
  const reports = useTranslations('reports')
  const problems = useProblemText()
  const [columns, setColumns] = useState(() => guessColumns(table.names, remembered))
  const [currency, setCurrency] = useState(currencies[0] ?? 'HKD')
  const [invoiced, setInvoiced] = useState<Invoiced>(
    families.length === 1 && families[0] ? families[0] : 'all',
  )
  const [failure, setFailure] = useState<string | null>(null)
  const [pending, start] = useTransition()
  const isChosen = columns.number >= 0 && columns.amount >= 0
  const changed = <Value,>(set: (value: Value) => void) =>
    function change(value: Value) {
      onMatch(null)
      set(value)
    }

  function press() {
    const numbers = table.rows.map((cells) =>
      (cells[columns.number] ?? '').slice(0, LONGEST_NUMBER),
    )
    if (charactersOf(numbers) > MOST_CHARACTERS) {
      setFailure(t('tooLong'))
      return
    }
    setFailure(null)
    start(async () => {
      try {
        const result = await matchInvoice({
          storeIds: [...storeIds],
          ...days,
          invoiced,
          currency,
          columns: {
            number: table.names[columns.number] ?? '',
            amount: table.names[columns.amount] ?? '',
          },
          numbers,
          amounts: table.rows.map((cells) => readAmount(cells[columns.amount] ?? '', currency)),
        })
        if (result.ok) onMatch(result.value)
        else setFailure(problems.sentence(result))
      } catch (error) {
        setFailure(problems.noAnswer(error))
      }
    })
  }

  return (
    <fieldset disabled={pending} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start gap-4">
        {(['number', 'amount'] as const).map((part) => (
          <Field
            key={part}
            label={t(`column.${part}`)}
            help={samples(table, columns[part])}
            className="w-72 max-w-full"
          >
            {(control) => (
              <Select
                {...control}
                value={columns[part]}
                onChange={({ target }) =>
                  changed(setColumns)({ ...columns, [part]: Number(target.value) })
                }
              >
                <option value={-1}>{t('column.none')}</option>
                {table.names.map((name, at) => (
                  <option key={at} value={at}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
        <Field label={t('currency')} className="w-32">
          {(control) => (
            <Select
              {...control}
              value={currency}
              onChange={({ target }) => changed(setCurrency)(target.value)}
            >
              {currencies.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </Select>
          )}
        </Field>
        {families.length > 1 && (
          <Field label={t('invoiced')} className="w-48 max-w-full">
            {(control) => (
              <Select
                {...control}
                value={invoiced}
                onChange={({ target }) =>
                  changed(setInvoiced)(INVOICED.find((one) => one === target.value) ?? 'all')
                }
              >
                <option value="all">{t('all')}</option>
                {families.map((family) => (
                  <option key={family} value={family}>
                    {reports(`family.${family}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </div>
      {failure !== null && (
        <Notice kind="late" role="alert">
          {failure}
        </Notice>
      )}
      <Button
        variant="primary"
        className="self-start"
        pending={pending}
        disabled={!isChosen}
        onClick={press}
      >
        {t('match', { count: table.rows.length })}
      </Button>
    </fieldset>
  )
}

/** The first cells of a column that say anything. */
const samples = ({ rows }: InvoiceTable, column: number): string =>
  rows
    .slice(0, SAMPLES)
    .map((cells) => cells[column] ?? '')
    .filter((text) => text !== '')
    .join(' · ')
