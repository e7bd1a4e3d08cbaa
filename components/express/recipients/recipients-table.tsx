'use client'

import { Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toast } from '@/components/ui/toast'
import { PhoneNumber } from '@/components/orders/phone-number'
import { useStoreTime } from '@/components/orders/use-store-time'
import { useProblemText } from '@/components/shell/use-problem-text'
import { IconButton } from '@/components/ui/icon-button'
import { Row, Table, Td, Th } from '@/components/ui/table'
import { formatPhone } from '@/lib/domain/phone/format-phone'
import { forgetRecipient } from '@/lib/express/actions'
import type { KnownRecipient } from '@/lib/express/model/recipients'
import { whereOf } from '../form/address/recipient-input'

const Confirm = dynamic(() => import('@/components/ui/confirm').then((module) => module.Confirm), {
  ssr: false,
})

/** The latest first. On a phone the address goes below the name. */
export function RecipientsTable({ recipients }: { recipients: readonly KnownRecipient[] }) {
  const t = useTranslations('waybills.recipients')
  const time = useStoreTime('HK')
  const [leaving, setLeaving] = useState<KnownRecipient | null>(null)
  const { forget, pending } = useForget(() => setLeaving(null))
  return (
    <>
      <Table label={t('title')}>
        <thead>
          <tr>
            <Th>{t('name')}</Th>
            <Th className="hidden md:table-cell">{t('where')}</Th>
            <Th align="end" className="hidden sm:table-cell">
              {t('count')}
            </Th>
            <Th className="hidden sm:table-cell">{t('last')}</Th>
            <Th>
              <span className="sr-only">{t('delete')}</span>
            </Th>
          </tr>
        </thead>
        <tbody>
          {recipients.map((known) => (
            <Row key={known.id}>
              <Td>
                <span className="block font-medium wrap-anywhere">{known.name}</span>
                <span className="font-mono text-muted">
                  <PhoneNumber phone={known.phone} region="HK" />
                </span>
                <span className="block wrap-anywhere text-muted md:hidden">{whereOf(known)}</span>
              </Td>
              <Td className="hidden wrap-anywhere md:table-cell">{whereOf(known)}</Td>
              <Td align="end" className="hidden sm:table-cell">
                {known.useCount}
              </Td>
              <Td className="hidden whitespace-nowrap tabular-nums sm:table-cell">
                {time.full(known.lastUsedAt)}
              </Td>
              <Td align="end">
                <IconButton
                  label={t('deleteWho', {
                    name: known.name,
                    phone: formatPhone(known.phone, 'HK'),
                  })}
                  icon={<Trash2 aria-hidden />}
                  onClick={() => setLeaving(known)}
                />
              </Td>
            </Row>
          ))}
        </tbody>
      </Table>
      {leaving && (
        <Confirm
          open
          onOpenChange={(open) => !open && !pending && setLeaving(null)}
          title={t('deleteAsk', { name: leaving.name })}
          text={t('deleteText')}
          confirmLabel={t('delete')}
          danger
          pending={pending}
          onConfirm={() => void forget(leaving)}
        />
      )}
    </>
  )
}

function useForget(onDone: () => void) {
  const t = useTranslations('waybills.recipients')
  const words = useProblemText()
  const router = useRouter()
  const [pending, setPending] = useState(false)

  async function forget({ id, name }: KnownRecipient) {
    setPending(true)
    try {
      const result = await forgetRecipient({ recipientId: id })
      if (result.ok) toast.success(t('deleted', { name }))
      else toast.error(words.sentence(result))
    } catch {
      toast.error(words.noAnswer())
    } finally {
      setPending(false)
      onDone()
      router.refresh()
    }
  }

  return { forget, pending }
}
