'use client'

import { Copy, MessageCircle, MessageSquare, Share } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { LANGUAGE_OPTIONS } from '@/components/shell/frame/language-options'
import { Button, buttonClass } from '@/components/ui/button'
import { Modal } from '@/components/ui/dialog'
import { Field } from '@/components/ui/forms/field'
import { Select } from '@/components/ui/forms/select'
import { TextInput } from '@/components/ui/forms/text-input'
import { Notice } from '@/components/ui/notice'
import { QrCode } from '@/components/ui/qr-code'
import type { Region } from '@/lib/domain/areas'
import { formatPhone } from '@/lib/domain/phone/format-phone'
import { isLocale } from '@/lib/i18n/locales'
import type { Invitation, MadeLink } from '@/lib/tracking/model/share'
import { smsHref, whatsAppHref } from './message-links'
import { useClock } from './use-clock'

type LinkDialogProps = { link: MadeLink; region: Region; onClose: () => void }

/** The address of a new link, the one time that it is known: to send, to be scanned, to copy. */
export function LinkDialog({ link, region, onClose }: LinkDialogProps) {
  const t = useTranslations('tracking.share')
  const clock = useClock(region)
  const { url, qr, localOnly, state, invitation } = link
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
      <div data-density="counter" className="flex flex-col gap-4">
        {localOnly && <Notice kind="waiting">{t('localOnly')}</Notice>}
        <Message invitation={invitation} region={region} />
        <QrCode code={qr} label={t('qr')} className="mx-auto size-40 rounded-inner" />
        <Address url={url} />
        {state.endsAt && (
          <p className="text-muted">{t('ends', { time: clock.day(state.endsAt) })}</p>
        )}
      </div>
    </Modal>
  )
}

/** A sentence with the link, in the customer's language, on its way to the customer's number. */
function Message({ invitation, region }: { invitation: Invitation; region: Region }) {
  const { phone, locale: first, texts } = invitation
  const t = useTranslations('tracking.share')
  const [locale, setLocale] = useState(first)
  if (phone === null) return <p className="text-muted">{t('noPhone')}</p>
  const text = texts[locale]
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-medium">{t('message', { phone: formatPhone(`+${phone}`, region) })}</p>
        <Select
          aria-label={t('language')}
          value={locale}
          onChange={({ target }) => isLocale(target.value) && setLocale(target.value)}
        >
          {LANGUAGE_OPTIONS.map(({ value, label, lang }) => (
            <option key={value} value={value} lang={lang}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      <p lang={locale} className="rounded-inner bg-sunken px-3 py-2 wrap-anywhere">
        {text}
      </p>
      <div className="grid grid-cols-2 gap-2">
        <a
          href={whatsAppHref(phone, text)}
          target="_blank"
          rel="noreferrer noopener"
          className={buttonClass({ variant: 'primary' })}
        >
          <MessageCircle aria-hidden />
          {t('whatsApp')}
        </a>
        <a href={smsHref(phone, text)} className={buttonClass()}>
          <MessageSquare aria-hidden />
          {t('sms')}
        </a>
      </div>
    </div>
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
