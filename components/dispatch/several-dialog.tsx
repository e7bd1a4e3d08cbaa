'use client'

import { useTranslations } from 'next-intl'
import { Modal } from '@/components/ui/dialog'
import { useViewer } from '@/components/shell/viewer-provider'
import type { DeskState } from './desk-state'

type SeveralDialogProps = {
  choice: NonNullable<DeskState['choice']>
  onChoose: (orderId: number) => void
  onClose: () => void
}

/** One number, several parcels: which of them is in the hand? */
export function SeveralDialog({ choice, onChoose, onClose }: SeveralDialogProps) {
  const t = useTranslations('scan')
  const { stores } = useViewer()
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('several.title')}
      description={t('several.text', { code: choice.scanned.code })}
    >
      <ul className="space-y-2 pb-5">
        {choice.matches.map((match) => (
          <li key={match.orderId}>
            <button
              type="button"
              onClick={() => onChoose(match.orderId)}
              className="block min-h-14 w-full rounded-outer border border-border-strong bg-surface px-3 py-2 text-left hover:bg-sunken"
            >
              <span className="block font-mono text-lg font-semibold wrap-anywhere">
                {match.code}
              </span>
              <span className="block text-base wrap-anywhere">
                {[
                  match.recipientName,
                  match.clientOrderId,
                  stores.find(({ id }) => id === match.storeId)?.name,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
