'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { DayInput } from '@/components/ui/forms/day-input'
import { Field } from '@/components/ui/forms/field'
import { Select } from '@/components/ui/forms/select'
import { readsChinese } from '@/lib/domain/store-name'
import { HONG_KONG_DISTRICTS } from '@/lib/domain/express/hong-kong-districts'
import type { Family } from '@/lib/domain/stages'
import { EXCEPTION_KINDS } from '@/lib/exceptions/model/exceptions'
import {
  latenessOf,
  narrowedBy,
  NO_FILTERS,
  productsOf,
  readListAddress,
  UNTOLD,
  type ListAddress,
} from '@/lib/lists/model/list-address'
import { useLocale } from 'next-intl'
import type { ListChoices } from '@/lib/lists/model/list-choices'
import { useProductName } from './list-cells'

/** A file of waybills that a list can be narrowed down to. */
export type ImportChoice = { id: number; fileName: string }

/** What is chosen from a list. */
type ChosenFilter =
  | 'product'
  | 'district'
  | 'printed'
  | 'import'
  | 'exception'
  | 'late'
  | 'doubt'
  | 'courier'
  | 'by'

type ListFiltersProps = {
  family: Family
  address: ListAddress
  files: readonly ImportChoice[]
  choices: ListChoices
  onChange: (changes: Partial<ListAddress>) => void
}

/** What a list can be narrowed down by, of what its family has. */
export function ListFilters(props: ListFiltersProps) {
  const { family, address, files, choices, onChange } = props
  const t = useTranslations('lists.filters')
  const exception = useTranslations('exceptions.kind')
  const productName = useProductName()
  const locale = useLocale()
  /** Only what an address can say reaches the filter, whatever a page was made to say. */
  const set = (name: string, value: string) => {
    const params = new URLSearchParams([[name, value]])
    const { [name as 'product']: read } = readListAddress(family, params)
    onChange({ [name]: read })
  }
  const select = (name: ChosenFilter, any: string) =>
    function choice(label: string, options: ReactNode) {
      return (
        <Field label={label}>
          {(props) => (
            <Select
              {...props}
              value={address[name]}
              onChange={({ target }) => set(name, target.value)}
            >
              <option value="">{any}</option>
              {options}
            </Select>
          )}
        </Field>
      )
    }
  const products = productsOf(family)
  /** Also the one that the address names, whoever else knows it. */
  const couriers = [
    ...new Set([...choices.couriers.map((kind) => kind || UNTOLD), address.courier]),
  ]
    .filter((kind) => kind !== '')
    .filter((kind, _, all) => kind !== UNTOLD || all.length > 1 || address.courier === UNTOLD)
  const isUnknown = address.by !== '' && !choices.people.some(({ id }) => String(id) === address.by)
  const isUnlisted = address.import !== '' && !files.some(({ id }) => String(id) === address.import)
  return (
    <div
      role="group"
      aria-label={t('label')}
      className="grid grid-cols-2 items-end gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-7"
    >
      {(['from', 'to'] as const).map((name) => (
        <Field key={name} label={t(name)}>
          {(props) => (
            <DayInput {...props} value={address[name]} onChange={(day) => set(name, day)} />
          )}
        </Field>
      ))}
      {products.length > 0 &&
        select('product', t('anyProduct'))(
          t('product'),
          products.map((product) => (
            <option key={product} value={product}>
              {productName(product)}
            </option>
          )),
        )}
      {family === 'express' && (
        <>
          {select('district', t('anyDistrict'))(
            t('district'),
            HONG_KONG_DISTRICTS.map(({ zh, en }) => (
              <option key={zh} value={zh}>
                {readsChinese(locale) ? zh : en}
              </option>
            )),
          )}
          {select('printed', t('anyPrinted'))(
            t('printed'),
            <>
              <option value="no">{t('printedNo')}</option>
              <option value="yes">{t('printedYes')}</option>
            </>,
          )}
          {(files.length > 0 || isUnlisted) &&
            select('import', t('anyImport'))(
              t('import'),
              <>
                {isUnlisted && <option value={address.import}>#{address.import}</option>}
                {files.map(({ id, fileName }) => (
                  <option key={id} value={id}>
                    #{id} {fileName}
                  </option>
                ))}
              </>,
            )}
        </>
      )}
      {family !== 'food' &&
        select('exception', t('anyException'))(
          t('exception'),
          <>
            <option value="any">{t('withException')}</option>
            {EXCEPTION_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {exception(kind)}
              </option>
            ))}
          </>,
        )}
      {latenessOf(family).length > 0 &&
        select('late', t('anyLate'))(
          t('late'),
          latenessOf(family).map((against) => (
            <option key={against} value={against}>
              {t(against === 'promise' ? 'latePromise' : 'latePrediction')}
            </option>
          )),
        )}
      {select('doubt', t('anyDoubt'))(t('doubt'), <option value="yes">{t('isInDoubt')}</option>)}
      {couriers.length > 0 &&
        select('courier', t('anyCourier'))(
          t('courier'),
          couriers.map((kind) => (
            <option key={kind} value={kind}>
              {kind === UNTOLD ? t('courierUntold') : kind}
            </option>
          )),
        )}
      {select('by', t('anyBy'))(
        t('by'),
        <>
          {isUnknown && <option value={address.by}>#{address.by}</option>}
          {choices.people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </>,
      )}
      {narrowedBy(address) > 0 && (
        <Button
          variant="quiet"
          className="-ml-3 justify-self-start"
          onClick={() => onChange({ ...NO_FILTERS, search: address.search })}
        >
          {t('clear')}
        </Button>
      )}
    </div>
  )
}
