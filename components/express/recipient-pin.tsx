'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { LazyPinPicker } from '@/components/map/lazy-pin-picker'
import { useViewer } from '@/components/shell/viewer-provider'
import { FieldError } from '@/components/ui/field'
import { isKnownPlace } from '@/lib/domain/hong-kong-districts'
import type { WaybillStore } from '@/lib/express/schema'
import { fieldId } from './form-order'
import { useNeed } from './product-context'
import { readAddress } from './read-party'
import type { TypedWaybill } from './typed-waybill'
import { useFieldProblem } from './use-field-problem'

const FindPartyAddress = dynamic(
  () => import('./find-party-address').then((module) => module.FindPartyAddress),
  { ssr: false },
)

const NAME = 'recipient.location'

/**
 * Where the door is. Asked for with every address, and required where the district is free text;
 * for one of the 18 districts its absence is said and not forbidden (decision 0101).
 */
export function RecipientPin({ store }: { store: WaybillStore | undefined }) {
  const t = useTranslations('waybills.form')
  const { tiles } = useViewer()
  const { control } = useFormContext<TypedWaybill>()
  const { field } = useController({ control, name: NAME })
  const address = useWatch({ control, name: 'recipient.address' })
  const error = useFieldProblem(NAME)
  if (useNeed('recipient.address') === 'none') return null
  const { district = '', area = '' } = readAddress(address)
  const isFree = Boolean(district) && !isKnownPlace(district ?? '', area ?? '') && area !== ''
  const missing = isFree ? 'districtFree' : 'pinMissing'
  return (
    <div id={fieldId(NAME)} tabIndex={-1} className="flex flex-col gap-1.5 outline-none">
      <p aria-hidden className="font-medium">
        {t('fields.location')}
      </p>
      {error && <FieldError>{error}</FieldError>}
      {!error && !field.value && (
        <p role="status" className={isFree ? 'font-medium' : 'text-muted'}>
          {t(missing)}
        </p>
      )}
      <FindPartyAddress whose="recipient" onChoose={field.onChange} />
      <LazyPinPicker
        value={field.value ?? null}
        onChange={field.onChange}
        region="HK"
        tiles={tiles}
        {...(store && { store: { position: store.location, name: store.name } })}
        label={t('fields.location')}
        hint={t('pinHelp')}
      />
    </div>
  )
}
