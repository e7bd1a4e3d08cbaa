'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { ExpressProduct } from '@/lib/domain/express-products'
import type { RememberedColumns } from '@/lib/imports/schema'
import { DropZone } from './drop-zone'
import { MapColumns } from './map-columns'
import { StoreAndProduct, type ImportStore } from './store-and-product'
import { TemplateDownload } from './template-download'
import { useReadFile } from './use-read-file'

type NewImportProps = {
  stores: readonly ImportStore[]
  storeId: number
  remembered: RememberedColumns
}

/** From a file to rows that are checked: which store, which product, what the columns hold. */
export function NewImport({ stores, storeId, remembered }: NewImportProps) {
  const t = useTranslations('imports')
  const { state, read, clear } = useReadFile()
  const [chosen, setChosen] = useState({ storeId, product: null as ExpressProduct | null })
  return (
    <div className="flex flex-col gap-6">
      <StoreAndProduct stores={stores} value={chosen} onChange={setChosen} />
      {state.step === 'problem' && (
        <Notice kind="late" role="alert" title={t('fileProblem.title')}>
          {t(`fileProblem.${state.problem}`)}
        </Notice>
      )}
      {state.step === 'read' ? (
        <MapColumns
          key={state.formKey}
          file={state}
          {...chosen}
          remembered={remembered}
          another={<Button onClick={clear}>{t('upload.another')}</Button>}
        />
      ) : (
        <>
          <DropZone onFile={read} reading={state.step === 'reading' ? state.name : null} />
          <TemplateDownload product={chosen.product} />
        </>
      )}
    </div>
  )
}
