'use client'

import { Download } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/forms/field'
import { Select } from '@/components/ui/forms/select'
import { reportReads } from '@/lib/reports/keys'

type StatementFormProps = {
  stores: readonly { id: number; name: string }[]
  /** `YYYY-MM`, the latest first. */
  months: readonly string[]
}

/** One month of one store as a file. */
export function StatementForm({ stores, months }: StatementFormProps) {
  const t = useTranslations('money.statement')
  const format = useFormatter()
  return (
    <form action={reportReads.statement()} className="flex flex-wrap items-end gap-3">
      <Field label={t('store')} className="w-60 max-w-full">
        {(control) => (
          <Select {...control} name="storeId">
            {stores.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('month')} className="w-48 max-w-full">
        {(control) => (
          <Select {...control} name="month" defaultValue={months[1] ?? months[0]}>
            {months.map((month) => (
              <option key={month} value={month}>
                {format.dateTime(new Date(`${month}-01T00:00:00Z`), {
                  year: 'numeric',
                  month: 'long',
                  timeZone: 'UTC',
                })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" icon={<Download aria-hidden />}>
        {t('save')}
      </Button>
    </form>
  )
}
