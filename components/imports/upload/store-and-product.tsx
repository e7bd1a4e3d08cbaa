'use client'

import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/forms/field'
import { Select } from '@/components/ui/forms/select'
import {
  EXPRESS_PRODUCTS,
  isExpressProduct,
  type ExpressProduct,
} from '@/lib/domain/express/express-products'

export type ImportStore = { id: number; name: string }
/** A product, null for the column's, or undefined where nobody chose. */
type Value = { storeId: number; product: ExpressProduct | null | undefined }

type StoreAndProductProps = {
  stores: readonly ImportStore[]
  value: Value
  /** What it is where nobody chose. */
  usual: ExpressProduct | null
  onChange: (value: Value) => void
}

/** Whose waybills these are, and one product for all of them unless the file names it. */
export function StoreAndProduct({ stores, value, usual, onChange }: StoreAndProductProps) {
  const t = useTranslations('imports')
  return (
    <div className="flex flex-wrap gap-4">
      {stores.length > 1 && (
        <Field label={t('upload.store')} className="w-64">
          {(control) => (
            <Select
              {...control}
              value={value.storeId}
              onChange={(event) => onChange({ ...value, storeId: Number(event.target.value) })}
            >
              {stores.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field label={t('upload.product')} help={t('upload.productHelp')} className="w-96 max-w-full">
        {(control) => (
          <Select
            {...control}
            value={(value.product === undefined ? usual : value.product) ?? ''}
            onChange={({ target }) => {
              const product = isExpressProduct(target.value) ? target.value : null
              onChange({ ...value, product })
            }}
          >
            <option value="">{t('upload.byColumn')}</option>
            {EXPRESS_PRODUCTS.map((product) => (
              <option key={product} value={product}>
                {t(`products.${product}`)} · {product}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
