'use client'

import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import {
  EXPRESS_PRODUCTS,
  isExpressProduct,
  type ExpressProduct,
} from '@/lib/domain/express-products'
import { saveFile } from '@/components/ui/save-file'
import { useFieldWords } from '../use-field-words'
import { templateFile } from './template-file'

/** An empty file to begin with, for one product, in the person's language. */
export function TemplateDownload({ product }: { product: ExpressProduct | null }) {
  const t = useTranslations('imports')
  const words = useFieldWords()
  const [own, setOwn] = useState<ExpressProduct>(EXPRESS_PRODUCTS[0])
  const shown = product ?? own
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={t('upload.template')} className="w-80 max-w-full">
        {(control) => (
          <Select
            {...control}
            value={shown}
            disabled={product !== null}
            onChange={({ target }) => isExpressProduct(target.value) && setOwn(target.value)}
          >
            {EXPRESS_PRODUCTS.map((one) => (
              <option key={one} value={one}>
                {t(`products.${one}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button
        icon={<Download aria-hidden />}
        onClick={() => saveFile(templateFile(shown, words.field))}
      >
        {t('upload.download')}
      </Button>
      <p className="w-full text-muted">{t('upload.templateHelp')}</p>
    </div>
  )
}
