'use client'

import { CircleSlash, ListPlus, PackageCheck, Printer, RefreshCw, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import type { Family } from '@/lib/domain/stages'
import type { ShownRow } from '../shown-row'
import { allowedActions } from './allowed-actions'
import type { ListAction } from './outcome'
import { useRowActions } from './use-row-actions'

const OutcomeDialog = dynamic(
  () => import('./outcome-dialog').then((module) => module.OutcomeDialog),
  { ssr: false },
)
const CancelDialog = dynamic(
  () => import('./cancel-dialog').then((module) => module.CancelDialog),
  { ssr: false },
)

const ICONS: Readonly<Record<ListAction, ReactNode>> = {
  print: <Printer aria-hidden />,
  queue: <ListPlus aria-hidden />,
  out: <PackageCheck aria-hidden />,
  cancel: <CircleSlash aria-hidden />,
  refresh: <RefreshCw aria-hidden />,
}

type SelectionBarProps = {
  family: Family
  chosen: readonly ShownRow[]
  onClear: () => void
  /** What else can be done with them. */
  children?: ReactNode
}

/** What can be done with the rows that are chosen; it never leaves the screen. */
export function SelectionBar({ family, chosen, onClear, children }: SelectionBarProps) {
  const t = useTranslations('lists')
  const { progress, run, stop, close } = useRowActions()
  const [isCancelling, setCancelling] = useState(false)
  const isRunning = progress !== null && !progress.isDone
  return (
    <>
      {chosen.length > 0 && (
        <div
          role="toolbar"
          aria-label={t('act.label')}
          className="sticky bottom-[calc(var(--shell-bottom)+0.5rem)] z-20 flex flex-wrap items-center gap-2 rounded-outer border border-border-strong bg-surface p-2 shadow-float max-sm:flex-nowrap max-sm:overflow-x-auto lg:bottom-2 print:hidden"
        >
          <p role="status" className="shrink-0 px-2 font-semibold whitespace-nowrap tabular-nums">
            {t('select.count', { count: chosen.length })}
          </p>
          {allowedActions(family, chosen).map((action) => (
            <Button
              key={action}
              variant={
                action === 'print' ? 'primary' : action === 'cancel' ? 'danger' : 'secondary'
              }
              icon={ICONS[action]}
              disabled={isRunning}
              onClick={() => {
                if (action === 'cancel') setCancelling(true)
                else void run(action, chosen)
              }}
            >
              {t(`act.${action}`)}
            </Button>
          ))}
          {children}
          <IconButton label={t('select.none')} icon={<X aria-hidden />} onClick={onClear} />
        </div>
      )}
      {isCancelling && (
        <CancelDialog
          family={family}
          chosen={chosen}
          onClose={() => setCancelling(false)}
          onConfirm={() => {
            setCancelling(false)
            void run('cancel', chosen)
          }}
        />
      )}
      {progress && <OutcomeDialog progress={progress} onStop={stop} onClose={close} />}
    </>
  )
}
