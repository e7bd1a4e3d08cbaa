'use client'

import { useTranslations } from 'next-intl'
import { Modal } from '@/components/ui/dialog'
import { Checkbox } from '@/components/ui/forms/checkbox'
import { choosePrinting, usePrintsByItself } from './use-tickets'

/** Whether this device prints a ticket for every new order, and what its browser needs for that. */
export function TicketsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('board.tickets')
  const prints = usePrintsByItself()
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('text')}
    >
      <div data-density="counter" className="space-y-4 pb-5">
        <Checkbox
          label={t('use')}
          help={t('useHelp')}
          checked={prints}
          onChange={(event) => choosePrinting(event.target.checked)}
        />
        <p className="text-muted">{t('kiosk')}</p>
      </div>
    </Modal>
  )
}
