'use client'

import { useQuery } from '@tanstack/react-query'
import { PackageCheck, ScanSearch, Settings2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useState } from 'react'
import { PageFoot } from '@/components/shell/frame/page-foot'
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
import { nextBatch } from '@/lib/dispatch/model/next-batch'
import { localDay } from '@/lib/domain/time/local-time'
import { BatchSkeleton } from './check-out/batch-lists'
import { CheckOutPanel } from './check-out/check-out-panel'
import { DESK_SOUNDS } from './check-out/sounds'
import { batchesQuery } from './check-out/use-batch'
import { deskStores, type DeskStore } from './desk-stores'
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
    <div
      data-density="counter"
      className="flex min-h-[calc(100dvh-var(--shell-top,0px)-var(--shell-bottom,0px))] min-w-0 flex-col gap-4 p-4 lg:p-6"
    >
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
      <PageFoot className="-mb-4 lg:-mb-6">
        <SoundBanner sound={DESK_SOUNDS.out} />
      </PageFoot>
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
  return (
    <>
      {stores.length > 1 && (
        <StorePicker
          stores={stores}
          value={store.id}
          onChange={(id) => change({ store: id, batch: null })}
        />
      )}
      <BatchDesk
        key={store.id}
        store={store}
        today={localDay(new Date(now), store.region)}
        named={address.batch}
        onBatch={(batch, storeId) => change({ batch, store: storeId })}
      />
    </>
  )
}

type BatchDeskProps = {
  store: DeskStore
  today: string
  /** The batch that the address names. */
  named: string | null
  onBatch: (batch: string | null, storeId: number) => void
}

/** The desk of one store: that of the named batch, else of the one that has something to go out. */
function BatchDesk({ store, today, named, onBatch }: BatchDeskProps) {
  const day = batchKey({ kind: 'day', day: today })
  const opened = useOpeningBatch(store.id, { today, isAsked: named === null })
  const [isChosen, setChosen] = useState(false)
  if (named === null && opened === undefined && !isChosen) {
    return (
      // What is scanned before the batch is known waits for it.
      <div data-takes-scans>
        <BatchSkeleton />
      </div>
    )
  }
  const batch = named ?? (isChosen ? null : opened) ?? day
  return (
    <CheckOutPanel
      key={batch}
      query={{ storeId: store.id, batch }}
      region={store.region}
      onBatch={({ storeId, batch: next }) => {
        setChosen(true)
        onBatch(storeId === store.id && next === day ? null : next, storeId)
      }}
    />
  )
}

/**
 * The batch on which the desk opened, which stays while it is looked at; null for today, undefined
 * until it is known.
 */
function useOpeningBatch(storeId: number, { today, isAsked }: { today: string; isAsked: boolean }) {
  const query = useQuery({ ...batchesQuery(storeId), enabled: isAsked, staleTime: 0, retry: false })
  const [opened, setOpened] = useState<string | null>()
  if (opened === undefined && isAsked && query.isFetchedAfterMount) {
    const next = query.data ? nextBatch(query.data, today) : null
    setOpened(next === batchKey({ kind: 'day', day: today }) ? null : next)
  }
  return opened
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
