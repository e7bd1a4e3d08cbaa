'use client'

import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from '../cn'
import { IconButton } from '../icon-button'

export type ModalProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** One sentence under the title. */
  description?: ReactNode
  /** Buttons, at the foot, which stays in sight. */
  footer?: ReactNode
  wide?: boolean
  /** As large as the screen allows: for maps and lists, which scroll in themselves. */
  full?: boolean
  children: ReactNode
}

/** The code of `Modal`, which loads it. */
export function OpenModal(props: ModalProps) {
  const { open, onOpenChange, title, description, footer, wide, full, children } = props
  const t = useTranslations('common')
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-text/40 data-[state=open]:animate-appear dark:bg-black/60" />
        <Dialog.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={cn(
            'fixed inset-0 z-50 flex flex-col bg-surface shadow-float outline-none',
            'data-[state=open]:animate-appear sm:inset-auto sm:top-1/2 sm:left-1/2',
            'sm:max-h-[85dvh] sm:w-[calc(100vw-3rem)] sm:-translate-1/2 sm:rounded-outer sm:border',
            full ? 'sm:h-[94dvh] sm:max-h-none' : wide ? 'sm:max-w-3xl' : 'sm:max-w-lg',
          )}
        >
          <header className="flex items-start justify-between gap-3 px-4 pt-3 pb-2 sm:px-6 sm:pt-5">
            <div className="min-w-0 pt-1">
              <Dialog.Title className="text-lg font-semibold">{title}</Dialog.Title>
              {description && (
                <Dialog.Description className="mt-1 text-muted">{description}</Dialog.Description>
              )}
            </div>
            <Dialog.Close asChild>
              <IconButton label={t('close')} icon={<X aria-hidden />} />
            </Dialog.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-4 py-2 sm:px-6">{children}</div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-2 px-4 pt-3 pb-4 sm:px-6 sm:pb-5">
              {footer}
            </footer>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
