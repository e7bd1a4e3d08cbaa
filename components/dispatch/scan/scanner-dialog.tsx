'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { changeScanPrefix, useScanPrefix } from '@/components/shell/scan/scan-prefix'
import { useScan } from '@/components/shell/scan/scan-provider'
import { Modal } from '@/components/ui/dialog'
import { Field } from '@/components/ui/forms/field'
import { TextInput } from '@/components/ui/forms/text-input'

/** How the scanner of this computer is set, and a place to try it: what is scanned here does nothing. */
export function ScannerDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('scan.scanner')
  const prefix = useScanPrefix()
  const [heard, setHeard] = useState<string | null>(null)
  useScan(setHeard)
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('text')}
    >
      <div data-density="counter" className="space-y-4 pb-5">
        <Field label={t('prefix')} help={t('prefixHelp')} required={false}>
          {(control) => (
            <TextInput
              {...control}
              value={prefix}
              maxLength={1}
              autoComplete="off"
              className="max-w-20 text-center font-mono"
              onChange={(event) => changeScanPrefix(event.target.value)}
            />
          )}
        </Field>
        <p role="status" className="min-h-6 text-base wrap-anywhere">
          {heard === null ? t('try') : t('heard', { code: heard })}
        </p>
      </div>
    </Modal>
  )
}
