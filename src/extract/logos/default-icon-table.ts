import type { DefaultIcon } from './default-icons.ts'

/**
 * Default icons by product. `files` and `looks` were taken from the packages in `source`. Simple shapes that
 * many logos have (a triangle, a ring, a letter in a disc) have no look. Of the 3,461 logos in the package
 * simple-icons, in any colour, only those of the same makers match a look, and two that contain the logo of
 * React. Hosts whose icon is unknown to us are missing.
 */
export const DEFAULT_ICONS: readonly DefaultIcon[] = [
  {
    name: 'Angular',
    makers: ['angular.io', 'angular.dev', 'angularjs.org'],
    source: '@schematics/angular 0.7.0, 11.0.0, 15.0.0, 17.0.0, 21.2.28',
    files: ['2d0a4f5a77c788b0', 'b9ccbb7100e13ae9', 'f9102be80297c052'],
    looks: [
      '#e13137 0.938 0000059ee94000000059effffffe95009effffffffffffeaffffffffffffffffeffffffffffffffdcffffffffffffffb9ffffffffffffff87ffffffffffffff76ffffffffffffff65ffffffffffffff43effffffffffffe10effffffffffffe00bffffffffffff90005cffffffffb30000005dffffb400000000006dc4000000 a555444955597444555dc444558ab74455dddc4458b54b7456554554fa5544ff',
      '#000610 0.933 0000149dfa6100000159effffffea6209defffffffffffdbefffffffffffffffdffffffffffffffebffffffffffffffd9ffffffffffffffa7ffffffffffffff75ffffffffffffff64efffffffffffff53effffffffffffe41dffffffffffffe20aefffffffffffb0015bffffffffc61000005cffffd600000000015ce6100000 2222100122275000222cc100226aa50022cdcc0025c31b402432012002220010',
      '#fe30d4 0.979 00029b0000b9200004aff500005ffa30bfffd100000cfffadfff60000006fffccffd10033001dffbaff70009a0006ffa9fd1001ee1001df99f70007ff70007f88e1001dffc1001d778000033330000765200000000000014000024444441000000009ffffff900000001dffffffd1000000029ffff9200000000003bb3000000 6665555466600544665554436605504366555433505444030444444000444400',
    ],
  },
  {
    name: 'Astro',
    makers: ['astro.build'],
    source: 'the drawing of its starter projects',
    looks: [
      '#000000 0.788 00006ffffff600000000dffffffd00000006ffffffff6000000dffffffffd000005ffff66ffff50000cfffe11efffc0004ffff9008ffff400bffff2002ffffb03ffffb0000bffff3aeb8630000267ada30002000000000030000cc8667ab000000009feffff800000000230dfe7000000000000ad20000000000000380000000 0000000000000000000000000000000000000000000000000000000000000000',
    ],
  },
  {
    name: 'Create React App',
    makers: ['react.dev', 'reactjs.org'],
    source: 'cra-template 1.0.0 and 1.3.0, react-scripts 1.0.0',
    files: ['3d10f7da6c603178', '9b2e9a38da573b54', '9ea4f4da7050c0cc', 'c386396ec70db360'],
    looks: [
      '#61dafb 1.129 0004dc5005cd4000000b11a88911b000000b000bb000b000000b004aa400b000000b58ecce85b00002ae9b6116b9ea204c349b0880b943c4c100e46ff64e001cc100d46ff64d001c4c34ab0880b943c402ad9b5115b9ea30000b69ecce86b000000b004aa400b000000b000bb000b000000b11988911b0000004cc6005cd5000 0bbbbbb00b0bb0b0bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb0b0bb0b00bbbbbb0',
    ],
  },
  {
    name: 'Docusaurus',
    makers: ['docusaurus.io'],
    source: 'create-docusaurus 3.10.2',
    files: ['7fe55819f14792d9', 'c2ae4b0e5603791e'],
    looks: [
      '#3ecc5f 1.175 018bbb666666650007ffffffffffff7009ffffffffffffb00affffffffffffc00affffffffffffc00affffffffffffc00affffffffffffc00affffffffffffc00affffffffffffe60afffffffffffffa0affffffffffffc20affffffffffffc00afffffffffffff57afffffffffffffceffffffffffffffb6effffffffffffd2 aaaaaaaaa88aaabbaaaaddddaaaabcccaaaaacdcaaaadcceaaaaaaccaaaaacdc',
    ],
  },
  {
    name: 'Drupal',
    makers: ['drupal.org'],
    source: 'the path of Drupal 8 and later',
    addresses: /^https?:\/\/[^/]+\/(?:.*\/)?core\/misc\/favicon\.ico$/,
  },
  {
    name: 'Expo',
    makers: ['expo.dev', 'expo.io'],
    source: 'expo-template-blank 58.0.8, expo-template-default 58.0.5',
    files: ['119462bb78eb240a', '7a667804bb80a6a4', 'a4e030697a7571b3'],
  },
  {
    name: 'Ghost',
    makers: ['ghost.org'],
    source: 'ghost 5.130.6',
    files: ['467b9feccbe0d278'],
  },
  {
    name: 'GoDaddy',
    makers: ['godaddy.com'],
    source: 'pages of its site builder',
    addresses: /^https?:\/\/img1\.wsimg\.com\/isteam\/ip\/static\/pwa-app\/logo-default\.png/,
  },
  {
    name: 'Hydrogen',
    makers: ['shopify.com', 'shopify.dev'],
    source: '@shopify/create-hydrogen 5.0.39',
    files: ['351cdcfdd36c1095', '48633abfb3132530'],
    looks: [
      '#000000 1 0000006877100000000008800177100000560038500286004843855831300285483003306858328600582003a3005600000068200690000000000177771000000000003bd4000000000002dfffb3000000220006efffa30018ef9229ffffff9218efffffd518ef920019ffff8100120000002afffe3000000000003bb4000000 0000000000000000000000000000000000000000000000000000000000000000',
      '#5c5f62 1 0000006877100000000008800177100000560038500286004843855831300285483003306858328600582003a3005600000068200690000000000177771000000000003bd4000000000002dfffb3000000220006efffa30018ef9229ffffff9218efffffd518ef920019ffff8100120000002afffe3000000000003bb4000000 0066666066666666666666660666660000666600666666666666666600666600',
    ],
  },
  {
    name: 'mdBook',
    makers: ['rust-lang.org'],
    source: 'mdBook of Rust 1.95.0',
    files: ['8114d1fc74f4b562', 'de23e50b1c4dd6e0'],
    looks: [
      '#333333 1.083 0000bffffffffe300004ffffffffff70000bffc8f9bfff40000dff87d4effe06004fff7787fffa1e00cffd94c8fff65c00effffefffff29804fff775cfffd0d30bfff4fc7fff93e00dffc7f8bfff57a04fff8579ffff1b60cffffffffffb1f20dffffffffff55c00f655555555409800aa5555555556e4001bffffffffff8000 0333333303333333033333333333333333333333333333333333333033333330',
      '#000000 1.084 0000befffffffe300004ffffffffff70000bfff5fb9fff40000dffc3e5affe06003fff8787effb1e00cfff78a7fff65c00efffeffffff29804fffb567fffd0e30bfff7df4fff93e00dfff5f99fff57a04fffe67affff1b60bffffffffffb1f20dffffffffff55c00f655555555409800aa5555555556e4001bffffffffff8000 0000000000000000000000000000000000000000000000000000000000000000',
    ],
  },
  {
    name: 'Next.js',
    makers: ['nextjs.org', 'vercel.com'],
    source: 'create-next-app 10.2.0, 12.0.0, 13.0.0, 13.5.0, 14.2.0, 16.4.3',
    files: ['2b8ad2d33455a8f7', 'b9e0c239b57dfb22', 'c28fdd2a4f31e2dc'],
  },
  {
    name: 'Nuxt',
    makers: ['nuxt.com', 'nuxtjs.org'],
    source: 'create-nuxt-app 2.15.0 and 3.7.1',
    files: ['59a52da1eb396474', '7907d4988358f4e6'],
    looks: [
      '#2f495e 1.32 000001e600000000000007dd0000000000000d4d4160000000005d07b7f600000000b601ee9c00000003e100ac0e300000099000ce18a000001e2004ec62e100007b000a85d0a70000d4002e10d44d0005d0008a007b0c500b7001e3001e26b03e1006c0000991e399000c500003e189e8667f655555d97ecffffffffffffffc 0099b000009987000a9a777009954670b9045479997404779a44055799655557',
    ],
  },
  {
    name: 'Preact',
    makers: ['preactjs.com'],
    source: 'preact-cli 3.5.1',
    files: ['2912f63e532632c8', '9013591b8565e5bc'],
    looks: [
      '#663ab7 1 000039dffd9300000019ffffffff910001bffffffffffb1009ffffffffffff903ffffffffffffff39ffffffffffffff9dffffffffffffffdeffffffffffffffeeffffffffffffffedffffffffffffffd9ffffffffffffff93ffffffffffffff309ffffffffffff9001cffffffffffc10001affffffffa10000004adeeda40000 0544445054455444458dd85445dccd5445dbbd54458dd8544445544404444440',
    ],
  },
  {
    name: 'Qwik',
    makers: ['qwik.dev', 'builder.io'],
    source: 'create-qwik 1.20.1',
    files: ['b658adbd69e6ce82'],
  },
  {
    name: 'Redwood',
    makers: ['redwoodjs.com'],
    source: 'create-redwood-app 8.9.0',
    files: ['073c54f7525a47a8'],
    looks: [
      '#00801f 0.906 0000004bd710000000004cffffe8100000004dfffff81000005db38efc36ea1008fffe7353cfffd307efffa234efffc2255dd55dfa39fa357f811affffe522deba362affffe4545d06dfe48ffd39ffa21dffff6593bffff707ffff9104dfffe202dc726ce9449e8000004ffffffa1000000005efffa2000000000019d5000000 0766666076666666666666666666666666666666666666666666666600666600',
    ],
  },
  {
    name: 'rustdoc',
    makers: ['rust-lang.org', 'docs.rs'],
    source: 'Rust 1.95.0',
    files: ['044be39144ab304c', 'eab170b8849fbede'],
  },
  {
    name: 'Squarespace',
    makers: ['squarespace.com'],
    source: 'pages of its site builder',
    addresses: /^https?:\/\/[^/]+\.squarespace\.com\/universal\/default-favicon\.ico$/,
  },
  {
    name: 'Strapi',
    makers: ['strapi.io'],
    source: 'create-strapi-app 5.55.0',
    files: ['28467c1136874518'],
  },
  {
    name: 'Svelte',
    makers: ['svelte.dev'],
    source: 'create-svelte 2.0.0 and 6.0.0, sv 0.6.0 and 0.17.1',
    files: ['5146ed79b486cb9e', '83618713e523a5ef', 'd7d9227f0fe5bfb4'],
    looks: [
      '#ff3e00 0.833 00000017cffd9200000017efffffff600006dffffffffff403cffffffffffffc2effffffffffffff8ffffffffffffffebffffffffffffff9affffffffffffff55ffffffffffffffa9ffffffffffffffbeffffffffffffff8ffffffffffffffe2cffffffffffffc304ffffffffffd600006fffffffe7100000029dffc71000000 00666666666aeea669ec77b66cb9dd8668dd9bc66b77ce966aeea66666666600',
    ],
  },
  {
    name: 'Swagger UI',
    makers: ['swagger.io'],
    source: 'swagger-ui-dist 5.35.0',
    files: ['3ed612f41e050ca5', 'af24ad604dd7b3bc'],
    looks: [
      '#85ea2d 1 000039deed9300000008ffffffff800000bffffffffffb0009ffffffffffff902ffffffffffffff38ffffffffffffff9dffffffffffffffdfffffffffffffffeeffffffffffffffedffffffffffffffd9ffffffffffffff93ffffffffffffff309ffffffffffff9000cffffffffffb00001affffffff800000004adeed930000 037aa73039bccc938c7cc7c89b8bb8b99a8bb8a97c7cc6c839cccb93036aa730',
    ],
  },
  {
    name: 'T3 App',
    makers: ['t3.gg'],
    source: 'create-t3-app 7.40.0',
    files: ['97f89bf12dcb67bc'],
  },
  {
    name: 'Vite',
    makers: ['vite.dev', 'vitejs.dev'],
    source: 'create-vite 2.9.5, 4.0.0, 6.0.0, 7.0.0, 9.3.0, create-preact 0.5.3',
    files: [
      '17e50649ce0babbf',
      '4a748afd443918bb',
      '61bc9a161de58248',
      'ceeac38434be7a3b',
      'ed2d0a093a7d7d9d',
    ],
    looks: [
      '#a252ff 1.049 000cfffffffffa00008ffffffffff30004ffffffffff70001dfffffffffb00009ffffffffff3000089999cfffff96666000004fffffffffb00000cffffffffe200007fffffffff400003fffffffff800000cffffffffb00000023334fffe100000000000fff4000000000000ff80000000000000fb00000000000000d1000000 4566677056667770556676550056666604566677044557800000570000005600',
      '#ffcb23 1 0000000368bb0000210002effff70012dfda77fffff9adfd5ffffffffffffff60cffffffffffffc003ffffffffffff40009ffffffffffa00002efffffffff2000007ffffffff80000001dffffffe100000005ffffff6000000000bffffd00000000003ffff5000000000009ffb0000000000001ef30000000000000790000000 a0dddd08aaacca87999ccc87099aba700888b760007796000076760000066000',
    ],
  },
  {
    name: 'Vue',
    makers: ['vuejs.org'],
    source:
      '@vue/cli-service 3.0.0 and 5.0.9, @vue/cli-plugin-pwa 5.0.9, create-vue 3.22.3, create-vite 2.9.5',
    files: [
      '02f64bb479a7bd0d',
      '0856a66f306dcd93',
      '25cb59f1c9dda9cb',
      '2b3c135e165c6e29',
      '2e07f9bb894d7c0a',
      '387d920c586a1787',
      '4d9685d610c4411c',
      '58efdd54ab738ba0',
      '7619e83b3bf67a44',
      '9266c4f97399f8df',
      'b77b9e25d0f0ce8e',
      'bce0bbab0cf8a186',
      'c1209882f16bd48b',
      'ce3c202715663f92',
      'd32cd1aa54bac95b',
      'dadf3bc82ba56c0e',
      'db74ab0b78338c1f',
    ],
    looks: [
      '#4dba87 1.157 cfffff7007fffffc5fffffd11dfffff50cfffff77fffffc005fffffeefffff5000cffffffffffc00005ffffffffff500000cffffffffc0000005ffffffff50000000cffffffc000000005ffffff5000000000cffffc00000000005ffff500000000000cffc0000000000005ff50000000000000cc00000000000000550000000 9955559999655699699559960996699006999960009999000069960000099000',
    ],
  },
  {
    name: 'Webflow',
    makers: ['webflow.com'],
    source: 'pages of its site builder',
    addresses:
      /^https?:\/\/(?:[^/]+\.website-files\.com|uploads-ssl\.webflow\.com)\/img\/(?:favicon\.ico|webclip\.png)$/,
  },
  {
    name: 'Wix',
    makers: ['wix.com'],
    source: 'pages of its site builder',
    addresses: /^https?:\/\/(?:static\.parastorage\.com\/client\/pfavico|www\.wix\.com\/favicon)\.ico$/,
  },
  {
    name: 'WordPress',
    makers: ['wordpress.org', 'wordpress.com'],
    source: 'WordPress 6.2 to 6.5 in @wp-playground/wordpress-builds 0.9.19',
    files: ['6bdb369337ac2496', 'a8c9355719e180f6'],
    addresses: /^https?:\/\/[^/]+\/(?:.*\/)?wp-includes\/images\/w-logo-blue(?:-white-bg)?\.png$/,
    looks: [
      '#0074a2 1 000039dffd930000001affffffff910001cffffffffffb100affffffffffff903ffffffffffffff39ffffffffffffff9dffffffffffffffdffffffffffffffffffffffffffffffffdffffffffffffffd9ffffffffffffff93ffffffffffffff309ffffffffffff9001bffffffffffb100019ffffffff9100000039dffd930000 09b99b909a6667d9ce7bb7fb9d88e6c99ab8e79ab7e8ab8b9ad87eb909daad90',
      '#0074a2 1 0000366666630000001746adda6471000174dffffffd4710074efffffffa017034248e6447f700436400efe10cfd10566b309ff607ff61a66d904ffb02ff95d66de00ef810cf8ad66af509f6707f5fa666fa04d8c02e6f6634df107df307bd43064e604ff801e4700174a09ffe0447100016409dda2471000000366666630000 0666666066666666666666666666666666666666666666666666666606666660',
    ],
  },
  {
    name: 'WordPress.com',
    makers: ['wordpress.com', 'wordpress.org'],
    source: 'pages that it hosts',
    addresses: /^https?:\/\/s\d\.wp\.com\/i\/(?:favicon\.ico|webclip\.png)$/,
  },
]
