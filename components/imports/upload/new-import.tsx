'use client'

import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { useProblemText } from '@/components/shell/use-problem-text'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/forms/field'
import { Select } from '@/components/ui/forms/select'
import { Notice } from '@/components/ui/notice'
import { saveFile } from '@/components/ui/save-file'
import { toast } from '@/components/ui/toast'
import {
  EXPRESS_PRODUCTS,
  type ExpressProduct,
  isExpressProduct,
} from '@/lib/domain/express/express-products'
import { matchColumns, type RememberedColumns } from '@/lib/imports/model/columns/match-columns'
import type { SavedMapping } from '@/lib/imports/model/columns/saved-mapping'
import { ImportSteps } from '../import-steps'
import type { TableView } from '../parse/table-view'
import { useImportFieldLabels } from '../rows/use-import-field-labels'
import { DropZone } from './drop-zone'
import { MapColumns } from './map-columns'
import { type ImportStore, StoreAndProduct } from './store-and-product'
import { TablePlace } from './table-place'
import { templateRows } from './template-file'
import { useReadFile } from './use-read-file'

type NewImportProps = {
  stores: readonly ImportStore[]
  storeId: number
  remembered: RememberedColumns
  mappings: readonly (SavedMapping & { storeId: number })[]
  /** By store, the product of its latest file. */
  lastProducts: Readonly<Record<number, ExpressProduct>>
}

/** From a file to rows that are checked: which store, which product, what the columns hold. */
export function NewImport(props: NewImportProps) {
  const { stores, storeId, remembered, mappings, lastProducts } = props
  const t = useTranslations('imports')
  const { state, read, move, isMoving, together, pack, clear } = useReadFile()
  const [chosen, setChosen] = useState<Chosen>({ storeId, product: undefined })
  const lastProduct = lastProducts[chosen.storeId] ?? null
  const ofStore = useMemo(
    () => mappings.filter((mapping) => mapping.storeId === chosen.storeId),
    [mappings, chosen.storeId],
  )
  const table = state.step === 'read' ? state.table : null
  const named = useMemo(
    () => table !== null && matchesProduct(table, remembered),
    [table, remembered],
  )
  return (
    <div className="flex flex-col gap-6">
      <ImportSteps now="columns" />
      <StoreAndProduct
        stores={stores}
        value={chosen}
        usual={named ? null : lastProduct}
        onChange={setChosen}
      />
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
          lastProduct={lastProduct}
          remembered={remembered}
          mappings={ofStore}
          place={<TablePlace place={state.table.place} disabled={isMoving} onChange={move} />}
          together={together}
          pack={pack}
          another={<Button onClick={clear}>{t('upload.another')}</Button>}
        />
      ) : (
        <>
          <DropZone onFile={read} reading={state.step === 'reading' ? state.name : null} />
          <TemplateDownload product={chosen.product === undefined ? lastProduct : chosen.product} />
        </>
      )}
    </div>
  )
}

/** Undefined where nobody chose: then the file says it, or the store's latest one. */
type Chosen = { storeId: number; product: ExpressProduct | null | undefined }

const matchesProduct = ({ names, named }: TableView, remembered: RememberedColumns): boolean =>
  matchColumns(names, { remembered, named }).includes('product')

/** An empty file to begin with, for one product, in the person's language. */
function TemplateDownload({ product }: { product: ExpressProduct | null }) {
  const t = useTranslations('imports')
  const words = useImportFieldLabels()
  const [own, setOwn] = useState<ExpressProduct>(EXPRESS_PRODUCTS[0])
  const shown = product ?? own
  const problems = useProblemText()
  async function download() {
    try {
      // Who imports every day has no use for it.
      const { writeCsv } = await import('@/lib/domain/write-csv')
      saveFile({ name: `${shown}.csv`, text: writeCsv(templateRows(shown, words.field)) })
    } catch {
      toast.error(problems.noAnswer())
    }
  }
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
      <Button icon={<Download aria-hidden />} onClick={() => void download()}>
        {t('upload.download')}
      </Button>
      <p className="w-full text-muted">{t('upload.templateHelp')}</p>
    </div>
  )
}
