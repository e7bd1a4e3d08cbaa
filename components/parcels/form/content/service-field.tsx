'use client'

import { ExternalLink } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { Field } from '@/components/ui/forms/field'
import { Select } from '@/components/ui/forms/select'
import type { Region } from '@/lib/domain/areas'
import { cents, formatMoney } from '@/lib/domain/money'
import type { OfferedService } from '@/lib/parcels/model/offer'

type ServiceFieldProps = {
  service: OfferedService
  region: Region
  /** The option chosen, exactly as it came; null for none. */
  count: string | null
  onChange: (count: string | null) => void
}

/** One service: what it is, where more is told, and its options with what each costs. */
export function ServiceField({ service, region, count, onChange }: ServiceFieldProps) {
  const t = useTranslations('parcelForm.services')
  const feeOf = useFee(region)
  const { code, name, description, helpUrl, options } = service
  const chosen = options.findIndex((option) => option.count === count)
  return (
    <Field
      label={name ?? code}
      help={
        (description ?? helpUrl) && (
          <>
            {description} {helpUrl && <HelpLink href={helpUrl} name={name ?? code} />}
          </>
        )
      }
    >
      {(control) =>
        options.length === 0 ? (
          <p id={control.id}>{t('noOptions')}</p>
        ) : (
          <Select
            {...control}
            value={chosen}
            onChange={({ target }) => onChange(options[Number(target.value)]?.count ?? null)}
          >
            <option value={-1}>{t('without')}</option>
            {options.map((option, at) => (
              <option key={at} value={at}>
                {[option.label ?? option.count, feeOf(option)].filter(Boolean).join(' · ')}
              </option>
            ))}
          </Select>
        )
      }
    </Field>
  )
}

/** The platform's own page; only web addresses come this far. */
function HelpLink({ href, name }: { href: string; name: string }) {
  const t = useTranslations('parcelForm.services')
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex items-center gap-1 text-accent underline"
    >
      {t('help')}
      <span className="sr-only">{t('helpOf', { name })}</span>
      <ExternalLink aria-hidden className="size-4" />
    </a>
  )
}

/** An amount as money, anything else as the platform wrote it. */
function useFee(region: Region) {
  const locale = useLocale()
  return ({ fee, feeText }: OfferedService['options'][number]) =>
    fee === null ? feeText : formatMoney(cents(fee), region, locale)
}
