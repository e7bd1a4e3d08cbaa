/** Opens WhatsApp with the sentence ready to send. `phone`: all digits with the calling code. */
export function whatsAppHref(phone: string, text: string): string {
  return `https://wa.me/${phone}?text=${encodeURIComponent(text)}`
}

/** Opens the device's messages likewise: iOS reads `body` after `&` too, Android after `?` alone. */
export function smsHref(phone: string, text: string): string {
  return `sms:+${phone}?&body=${encodeURIComponent(text)}`
}
