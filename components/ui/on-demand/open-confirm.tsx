'use client'

import { useTranslations } from 'next-intl'
import { AlertDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from '../button'

export type ConfirmProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The question, e.g. "Cancel this order?" */
  title: ReactNode
  /** What will happen. */
  text: ReactNode
  /** The verb, e.g. "Cancel the order". */
  confirmLabel: string
  danger?: boolean
  pending?: boolean
  /** It is not possible any more; `text` or `children` say why. */
  disabled?: boolean
  onConfirm: () => void
  /** Something to fill in before it is confirmed. */
  children?: ReactNode
}

/** The code of `Confirm`, which loads it. */
export function OpenConfirm(props: ConfirmProps) {
  const { open, onOpenChange, title, text, confirmLabel, danger, pending, onConfirm } = props
  const t = useTranslations('common')
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 bg-text/40 dark:bg-black/60" />
        <AlertDialog.Content className="fixed top-1/2 left-1/2 z-50 flex max-h-[85dvh] w-[calc(100vw-2rem)] max-w-md -translate-1/2 flex-col gap-4 overflow-y-auto rounded-outer border bg-surface p-5 shadow-float outline-none">
          <div>
            <AlertDialog.Title className="text-lg font-semibold">{title}</AlertDialog.Title>
            <AlertDialog.Description className="mt-1 text-muted">{text}</AlertDialog.Description>
          </div>
          {props.children}
          <div className="flex flex-wrap justify-end gap-2">
            <AlertDialog.Cancel asChild>
              <Button>{t('back')}</Button>
            </AlertDialog.Cancel>
            <Button
              variant={danger ? 'danger' : 'primary'}
              pending={pending ?? false}
              disabled={props.disabled}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
