'use client'

import { PackageCheck, ScanSearch, Settings2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useState } from 'react'
import { useNow } from '@/components/ui/use-now'
import { SoundBanner } from '@/components/shell/sound/sound-banner'
import { useChosenStores } from '@/components/shell/viewer-provider'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { IconButton } from '@/components/ui/icon-button'
import { PageHeader } from '@/components/ui/page-header'
import { Segmented } from '@/components/ui/segmented'
import { batchKey } from '@/lib/domain/dispatch-batch'
import { localDay } from '@/lib/domain/local-time'
import { dispatchPaths } from '@/lib/dispatch/keys'
import { CheckOutPanel } from './check-out-panel'
import { deskStores } from './desk-stores'
import { FindPanel, type ActionsOf } from './find-panel'
import { StorePicker } from './store-picker'
import { DESK_SOUNDS } from './sounds'
import { useDeskAddress } from './use-desk-address'

const ScannerDialog = dynamic(() => import('./scanner-dialog').then((file) => file.ScannerDialog), {
  ssr: false,
})

/** Finds whatever is scanned, or checks it out of a batch. */
export function ScanDesk({ actionsOf }: { actionsOf: ActionsOf }) {
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
      {address.mode === 'find' ? <FindPanel actionsOf={actionsOf} /> : <CheckOut />}
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
