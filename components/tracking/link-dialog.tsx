'use client'

import { Copy, Share } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Modal } from '@/components/ui/dialog'
import { Field } from '@/components/ui/forms/field'
import { Notice } from '@/components/ui/notice'
import { QrCode } from '@/components/ui/qr-code'
import { TextInput } from '@/components/ui/forms/text-input'
import type { Region } from '@/lib/domain/areas'
import type { MadeLink } from '@/lib/tracking/model/share'
import { useClock } from './use-clock'

type LinkDialogProps = { link: MadeLink; region: Region; onClose: () => void }

/** The address of a new link, the one time that it is known: to copy, to send, to be scanned. */
export function LinkDialog({ link, region, onClose }: LinkDialogProps) {
  const t = useTranslations('tracking.share')
  const clock = useClock(region)
  const { url, qr, localOnly, state } = link
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('dialogTitle')}
      description={t('dialogText')}
      footer={
        <Button size="counter" variant="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <div data-density="counter" className="flex flex-col gap-3">
        {localOnly && <Notice kind="waiting">{t('localOnly')}</Notice>}
        <Address url={url} />
        <QrCode code={qr} label={t('qr')} className="mx-auto size-40 rounded-inner" />
        {state.endsAt && (
          <p className="text-muted">{t('ends', { time: clock.day(state.endsAt) })}</p>
        )}
      </div>
    </Modal>
  )
}

function Address({ url }: { url: string }) {
  const t = useTranslations('tracking.share')
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null)
  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      setCopied('yes')
    } catch {
      // Without https a browser has no clipboard: the address stands there, selected.
      field.current?.select()
      setCopied('no')
    }
  }
  const send = () => void navigator.share({ text: t('sendText'), url }).catch(() => undefined)
  return (
    <div className="flex flex-col gap-2">
      <Field label={t('address')} required>
        {(props) => (
          <TextInput
            {...props}
            ref={field}
            readOnly
            value={url}
            onFocus={(event) => event.target.select()}
            className="font-mono text-sm"
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <Button icon={<Copy aria-hidden />} onClick={() => void copy()}>
          {t('copy')}
        </Button>
        {'share' in navigator && (
          <Button icon={<Share aria-hidden />} onClick={send}>
            {t('send')}
          </Button>
        )}
        <p role="status" className="text-muted">
          {copied && t(copied === 'yes' ? 'copied' : 'copyByHand')}
        </p>
      </div>
    </div>
  )
}
