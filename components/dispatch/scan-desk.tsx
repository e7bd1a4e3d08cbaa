'use client'

import { PackageCheck, ScanSearch, Settings2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useState } from 'react'
import { SoundBanner } from '@/components/shell/sound/sound-banner'
import { useChosenStores } from '@/components/shell/viewer-provider'
import { buttonClass } from '@/components/ui/button'
import { useNow } from '@/components/ui/clock/use-now'
import { EmptyState } from '@/components/ui/empty-state'
import { Field } from '@/components/ui/forms/field'
import { Segmented } from '@/components/ui/forms/segmented'
import { Select } from '@/components/ui/forms/select'
import { IconButton } from '@/components/ui/icon-button'
import { PageHeader } from '@/components/ui/page-header'
import { dispatchPaths } from '@/lib/dispatch/keys'
import { batchKey } from '@/lib/dispatch/model/dispatch-batch'
import { localDay } from '@/lib/domain/time/local-time'
import { CheckOutPanel } from './check-out/check-out-panel'
import { DESK_SOUNDS } from './check-out/sounds'
import { deskStores } from './desk-stores'
import { FindPanel } from './scan/find-panel'
import { useDeskAddress } from './use-desk-address'

const ScannerDialog = dynamic(
  () => import('./scan/scanner-dialog').then((file) => file.ScannerDialog),
  {
    ssr: false,
  },
)

/** Finds whatever is scanned, or checks it out of a batch. */
export function ScanDesk() {
  const t = useTranslations('scan')
  const { address, change } = useDeskAddress()
  return (
    <div data-density="counter" className="flex min-w-0 flex-col gap-4 p-4 lg:p-6">
      <SoundBanner sound={DESK_SOUNDS.out} />
      <PageHeader title={t('title')} actions={<DeskTools />} />
      <Segmented
        label={t('mode.label')}
        name="scan-mode"
        value={address.mode}
        onChange={(mode) => change({ mode })}
        className="self-start"
        options={[
          { value: 'find', label: t('mode.find'), icon: <ScanSearch aria-hidden /> },
          { value: 'out', label: t('mode.out'), icon: <PackageCheck aria-hidden /> },
        ]}
      />
      {address.mode === 'find' ? <FindPanel /> : <CheckOut />}
    </div>
  )
}

function DeskTools() {
  const t = useTranslations('scan')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Link href={dispatchPaths.sheets()} className={buttonClass()}>
        {t('sheet.list')}
      </Link>
      <IconButton
        label={t('scanner.open')}
        icon={<Settings2 aria-hidden />}
        onClick={() => setOpen(true)}
      />
      {isOpen && <ScannerDialog onClose={() => setOpen(false)} />}
    </>
  )
}

const MINUTE_MS = 60_000

function CheckOut() {
  const t = useTranslations('scan')
  const { address, change } = useDeskAddress()
  const { chosen, all } = useChosenStores()
  const now = useNow(MINUTE_MS)
  const stores = deskStores(all)
  const store = stores.find(({ id }) => id === address.store) ?? deskStores(chosen)[0] ?? stores[0]
  if (!store) return <EmptyState title={t('noStore.title')} text={t('noStore.text')} />
  const today = batchKey({ kind: 'day', day: localDay(new Date(now), store.region) })
  const batch = address.batch ?? today
  return (
    <>
      {stores.length > 1 && (
        <StorePicker
          stores={stores}
          value={store.id}
          onChange={(id) => change({ store: id, batch: null })}
        />
      )}
      <CheckOutPanel
        key={`${store.id} ${batch}`}
        query={{ storeId: store.id, batch }}
        region={store.region}
        onBatch={({ storeId, batch: next }) =>
          change({ batch: next === today ? null : next, store: storeId })
        }
      />
    </>
  )
}

type StorePickerProps = {
  stores: readonly { id: number; name: string; code: string }[]
  value: number
  onChange: (id: number) => void
}

/** Which store's parcels go out here: one at a time, so that a wrong one is told. */
function StorePicker({ stores, value, onChange }: StorePickerProps) {
  const t = useTranslations('scan')
  return (
    <Field label={t('store')} className="max-w-md">
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={(event) => onChange(Number(event.target.value))}
        >
          {stores.map(({ id, name, code }) => (
            <option key={id} value={id}>
              {name} · {code}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
