import { phrases, wholeText, words } from '../pattern.ts'

/*
 * What shops call the place where a buyer's goods are collected, on links to it. By hand from the default
 * themes of Shopify, WooCommerce, Magento, PrestaShop, Shopware and OpenCart in these languages, November
 * 2026.
 */

/** The label of a link to the cart, without the number of goods in it. */
export const CART_LABEL = wholeText(
  phrases(`
  cart, my cart, shopping cart, view cart, basket, my basket, shopping basket, bag, my bag, shopping bag, trolley,
  checkout, warenkorb, zum warenkorb, einkaufswagen, panier, mon panier, carrito, mi carrito, cesta, mi cesta,
  carrello, carrinho, meu carrinho, winkelwagen, winkelmand, winkelmandje, varukorg, varukorgen, handlekurv,
  handlevogn, indkøbskurv, kurv, ostoskori, koszyk, košík, nákupní košík, nákupný košík, kosár, coș,
  coșul meu, корзина, кошик, количка, καλάθι, sepet, sepetim, עגלת קניות, סל קניות, سلة المشتريات, سلة التسوق,
  السلة, カート, カートを見る, 買い物かご, 购物车, 購物車, 장바구니, giỏ hàng, keranjang, keranjang belanja, ตะกร้าสินค้า`),
)

/** The last part of the address of a cart, without its ending. */
export const CART_SLUGS: ReadonlySet<string> = new Set(
  words(`
  cart shopping-cart shoppingcart basket bag trolley checkout warenkorb panier carrito cesta carrello carrinho
  winkelwagen winkelmand varukorg handlekurv kurv ostoskori koszyk kosik kosar cos korzina sepet sepetim
  keranjang gio-hang`),
)
