/** The checkout's own plain look. One string, so that the policy can allow it by its hash. */
export const CHECKOUT_STYLES = `
:root{color-scheme:light;--ink:#1d1b26;--soft:#5a5668;--line:#dcd9e4;--paper:#fff;--ground:#f6f5f9;--act:#4a2bb8;--act-deep:#371f8c;--bad:#a51d2d;--good:#176b3a}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
.demo{margin:0 0 1.25rem;padding:.6rem 1rem;border-radius:.6rem;background:#fff2c2;color:#4d3a00;text-align:center;font-weight:600;font-size:.9rem}
header{padding:1rem 0;background:var(--paper);border-bottom:1px solid var(--line)}
header p{max-width:60rem;margin:0 auto;padding:0 1rem;font-weight:800;font-size:1.15rem}
main{max-width:60rem;margin:0 auto;padding:1.25rem 1rem 3rem}
h1{margin:0 0 1rem;font-size:1.6rem;line-height:1.2}
h2{margin:0 0 .75rem;font-size:1.1rem}
.card{background:var(--paper);border:1px solid var(--line);border-radius:.9rem;padding:1.1rem;margin-bottom:1rem}
ul.lines{list-style:none;margin:0;padding:0}
ul.lines li{display:grid;grid-template-columns:min(4rem,22%) minmax(0,1fr) auto;gap:.85rem;padding:.75rem 0;border-bottom:1px solid var(--line)}
ul.lines img{width:100%;height:auto;border-radius:.5rem;background:var(--ground)}
.name{margin:0;font-weight:600;overflow-wrap:anywhere;hyphens:auto}
.meta{margin:0;color:var(--soft);font-size:.9rem}
.off{margin:.15rem 0 0;white-space:nowrap;color:var(--good);font-size:.9rem;font-weight:600}
.price{margin:0;text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
.price s{display:block;color:var(--soft);font-size:.85rem}
dl{display:grid;grid-template-columns:1fr auto;gap:.35rem 1rem;margin:1rem 0 0}
dt,dd{margin:0}dd{text-align:right;font-variant-numeric:tabular-nums}
.total{font-weight:800;font-size:1.2rem;padding-top:.5rem}
label{display:block;font-weight:600;margin-bottom:.3rem}
.field{margin-bottom:1rem}
input{width:100%;min-height:3rem;padding:.6rem .8rem;border:1px solid #86819a;border-radius:.6rem;background:#fff;color:inherit;font:inherit}
input[type=radio]{width:1.25rem;min-height:1.25rem;margin:0;accent-color:var(--act)}
fieldset{margin:0 0 1rem;padding:.5rem .9rem;border:1px solid var(--line);border-radius:.6rem}
legend{padding:0 .3rem;font-weight:700}
fieldset label{display:flex;align-items:center;gap:.6rem;min-height:2.75rem;margin:0}
input[aria-invalid=true]{border:2px solid var(--bad)}
.field .meta{margin-top:.3rem}
.wrong{margin:.3rem 0 0;color:var(--bad);font-weight:600;font-size:.9rem}
.summary{border:2px solid var(--bad);border-radius:.7rem;padding:.8rem 1rem;margin-bottom:1rem}
.summary p{margin:0;font-weight:700;color:var(--bad)}
.summary ul{margin:.3rem 0 0;padding-left:1.2rem}
.summary a{color:var(--bad)}
button,.button{display:block;width:100%;min-height:3.2rem;padding:.8rem 1rem;border:0;border-radius:.7rem;background:var(--act);color:#fff;font:inherit;font-weight:700;font-size:1.05rem;text-align:center;text-decoration:none;cursor:pointer}
button:hover,.button:hover{background:var(--act-deep)}
:focus-visible{outline:3px solid #b08900;outline-offset:2px}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.back{display:inline-block;padding:.75rem 0;color:var(--act)}
@media(max-width:22rem){ul.lines .price{grid-column:2;text-align:left}}
@media(min-width:48rem){.columns{display:grid;grid-template-columns:1fr 1fr;gap:1.5rem;align-items:start}.columns>:first-child{order:2}}
`;
