'use client'

import { useTranslations } from 'next-intl'
import { DayInput } from '@/components/ui/forms/day-input'
import { Field } from '@/components/ui/forms/field'
import { Select } from '@/components/ui/forms/select'
import { EXPRESS_PRODUCTS } from '@/lib/domain/express/express-products'
import type { ImportChoice, WaybillPage } from '@/lib/printing/model/printable-waybill'
import { readWaybillFilter, type WaybillFilter } from '@/lib/printing/model/waybill-filter'

type WaybillFiltersProps = {
  filter: WaybillFilter
  change: (part: Partial<WaybillFilter>) => void
  periods: WaybillPage['periods']
  files: readonly ImportChoice[]
}

export function WaybillFilters({ filter, change, periods, files }: WaybillFiltersProps) {
  const t = useTranslations('printing')
  /** Only what a filter knows reaches the filter, whatever a page was made to say. */
  const set = (part: Record<string, string>) => {
    const [name = ''] = Object.keys(part)
    const parsed = readWaybillFilter(part)
    change({ [name]: parsed[name as keyof WaybillFilter] })
  }
  return (
    <div className="grid grid-cols-2 gap-3 md:grid-cols-3">
      <Field label={t('find.day')}>
        {(props) => (
          <DayInput {...props} value={filter.day} onChange={(day) => change({ day, period: '' })} />
        )}
      </Field>
      <Field label={t('find.period')}>
        {(props) => (
          <Select
            {...props}
            value={filter.period}
            onChange={({ target }) => set({ period: target.value })}
          >
            <option value="">{t('find.anyPeriod')}</option>
            {periods.map(({ period, count }) => (
              <option key={period} value={period}>
                {t('find.periodCount', { period, count })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('find.product')}>
        {(props) => (
          <Select
            {...props}
            value={filter.product}
            onChange={({ target }) => set({ product: target.value })}
          >
            <option value="">{t('find.anyProduct')}</option>
            {EXPRESS_PRODUCTS.map((product) => (
              <option key={product} value={product}>
                {t(`products.${product}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('find.printed')}>
        {(props) => (
          <Select
            {...props}
            value={filter.printed}
            onChange={({ target }) => set({ printed: target.value })}
          >
            <option value="no">{t('find.printedNo')}</option>
            <option value="yes">{t('find.printedYes')}</option>
            <option value="all">{t('find.printedAll')}</option>
          </Select>
        )}
      </Field>
      <Field label={t('find.stage')}>
        {(props) => (
          <Select
            {...props}
            value={filter.stage}
            onChange={({ target }) => set({ stage: target.value })}
          >
            <option value="here">{t('find.here')}</option>
            <option value="all">{t('find.anywhere')}</option>
          </Select>
        )}
      </Field>
      {(files.length > 0 || filter.import !== '') && (
        <Field label={t('find.import')} className="max-md:col-span-2">
          {(props) => (
            <Select
              {...props}
              value={filter.import}
              onChange={({ target }) => set({ import: target.value })}
            >
              <option value="">{t('find.anyImport')}</option>
              {filter.import !== '' && !files.some(({ id }) => String(id) === filter.import) && (
                <option value={filter.import}>#{filter.import}</option>
              )}
              {files.map(({ id, fileName }) => (
                <option key={id} value={id}>
                  #{id} {fileName}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {filter.orders.length > 0 && (
        <p className="col-span-full text-muted">
          {t('find.orders', { count: filter.orders.length })}
        </p>
      )}
    </div>
  )
}
